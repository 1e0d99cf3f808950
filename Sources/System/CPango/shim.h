// The part of Pango 1.50 and GObject that UIKit's text calls.
//
// It is declared here and not included, for the reason given in CPixbuf. The names, types and values are those
// of the libraries' stable C interface.

#pragma once

#include <cairo/cairo.h>
#include <fontconfig/fontconfig.h>
#include <stdint.h>

typedef int gboolean;

typedef struct _GSList GSList;
struct _GSList {
  void *data;
  GSList *next;
};

// Objects, of which only the addresses are used.
typedef struct _PangoContext PangoContext;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoTabArray PangoTabArray;
typedef struct _PangoCairoFontMap PangoCairoFontMap;
typedef struct _PangoFcFontMap PangoFcFontMap;
typedef struct {
  void *type_instance;
} PangoFont;
typedef struct {
  void *type_instance;
} PangoFontMap;
typedef struct {
  void *type_instance;
} PangoFcFont;

#define PANGO_SCALE 1024

typedef enum {
  PANGO_DIRECTION_LTR,
  PANGO_DIRECTION_RTL,
  PANGO_DIRECTION_TTB_LTR,
  PANGO_DIRECTION_TTB_RTL,
  PANGO_DIRECTION_WEAK_LTR,
  PANGO_DIRECTION_WEAK_RTL,
  PANGO_DIRECTION_NEUTRAL
} PangoDirection;
typedef enum { PANGO_WRAP_WORD, PANGO_WRAP_CHAR, PANGO_WRAP_WORD_CHAR } PangoWrapMode;
typedef enum {
  PANGO_ELLIPSIZE_NONE,
  PANGO_ELLIPSIZE_START,
  PANGO_ELLIPSIZE_MIDDLE,
  PANGO_ELLIPSIZE_END
} PangoEllipsizeMode;
typedef enum { PANGO_STYLE_NORMAL, PANGO_STYLE_OBLIQUE, PANGO_STYLE_ITALIC } PangoStyle;
typedef enum { PANGO_WEIGHT_THIN = 100, PANGO_WEIGHT_ULTRAHEAVY = 1000 } PangoWeight;
typedef enum { PANGO_TAB_LEFT, PANGO_TAB_RIGHT, PANGO_TAB_CENTER, PANGO_TAB_DECIMAL } PangoTabAlign;

typedef struct {
  int x;
  int y;
  int width;
  int height;
} PangoRectangle;

typedef struct {
  const void *klass;
  unsigned start_index;
  unsigned end_index;
} PangoAttribute;

typedef struct {
  void *shape_engine;
  void *lang_engine;
  PangoFont *font;
  uint8_t level;
  uint8_t gravity;
  uint8_t flags;
  uint8_t script;
  PangoLanguage *language;
  GSList *extra_attrs;
} PangoAnalysis;

typedef struct {
  int offset;
  int length;
  int num_chars;
  PangoAnalysis analysis;
} PangoItem;

#define PANGO_ANALYSIS_FLAG_IS_ELLIPSIS (1 << 1)

typedef uint32_t PangoGlyph;

typedef struct {
  PangoGlyph glyph;
  struct {
    int width;
    int x_offset;
    int y_offset;
  } geometry;
  struct {
    unsigned is_cluster_start : 1;
    unsigned is_color : 1;
  } attr;
} PangoGlyphInfo;

typedef struct {
  int num_glyphs;
  PangoGlyphInfo *glyphs;
  int *log_clusters;
  int space;
} PangoGlyphString;

typedef struct {
  PangoItem *item;
  PangoGlyphString *glyphs;
  int y_offset;
  int start_x_offset;
  int end_x_offset;
} PangoGlyphItem;

typedef struct {
  PangoLayout *layout;
  int start_index;
  int length;
  GSList *runs;
  unsigned is_paragraph_start : 1;
  unsigned resolved_dir : 3;
} PangoLayoutLine;

// The properties of the position before a character, according to Unicode's rules.
typedef struct {
  unsigned is_line_break : 1;
  unsigned is_mandatory_break : 1;
  unsigned is_char_break : 1;
  unsigned is_white : 1;
  unsigned is_cursor_position : 1;
  unsigned is_word_start : 1;
  unsigned is_word_end : 1;
  unsigned is_sentence_boundary : 1;
  unsigned is_sentence_start : 1;
  unsigned is_sentence_end : 1;
  unsigned backspace_deletes_character : 1;
  unsigned is_expandable_space : 1;
  unsigned is_word_boundary : 1;
  unsigned break_inserts_hyphen : 1;
  unsigned break_removes_preceding : 1;
  unsigned reserved : 17;
} PangoLogAttr;

void pango_get_log_attrs(
    const char *text, int length, int level, PangoLanguage *language, PangoLogAttr *attrs,
    int attrs_len);

PangoFontMap *pango_cairo_font_map_new_for_font_type(cairo_font_type_t fonttype);
void pango_cairo_font_map_set_resolution(PangoCairoFontMap *fontmap, double dpi);
void pango_fc_font_map_set_config(PangoFcFontMap *fcfontmap, FcConfig *fcconfig);
void pango_fc_font_map_config_changed(PangoFcFontMap *fcfontmap);
void pango_fc_font_map_cache_clear(PangoFcFontMap *fcfontmap);
FcPattern *pango_fc_font_get_pattern(PangoFcFont *font);
PangoContext *pango_font_map_create_context(PangoFontMap *fontmap);

void pango_cairo_context_set_font_options(PangoContext *context, const cairo_font_options_t *options);
void pango_context_set_round_glyph_positions(PangoContext *context, gboolean round_positions);
void pango_context_set_language(PangoContext *context, PangoLanguage *language);
void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);
PangoLanguage *pango_language_from_string(const char *language);

PangoFontDescription *pango_font_description_new(void);
void pango_font_description_set_family(PangoFontDescription *desc, const char *family);
void pango_font_description_set_weight(PangoFontDescription *desc, PangoWeight weight);
void pango_font_description_set_style(PangoFontDescription *desc, PangoStyle style);
void pango_font_description_set_absolute_size(PangoFontDescription *desc, double size);
void pango_font_description_free(PangoFontDescription *desc);

PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_unref(PangoAttrList *list);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attr);
PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *desc);
PangoAttribute *pango_attr_letter_spacing_new(int letter_spacing);
PangoAttribute *pango_attr_allow_breaks_new(gboolean allow_breaks);
PangoAttribute *pango_attr_insert_hyphens_new(gboolean insert_hyphens);
PangoAttribute *pango_attr_font_features_new(const char *features);
PangoAttribute *pango_attr_shape_new(
    const PangoRectangle *ink_rect, const PangoRectangle *logical_rect);
PangoAttribute *pango_attr_foreground_new(uint16_t red, uint16_t green, uint16_t blue);

PangoTabArray *pango_tab_array_new(int initial_size, gboolean positions_in_pixels);
void pango_tab_array_set_tab(
    PangoTabArray *tab_array, int tab_index, PangoTabAlign alignment, int location);
void pango_tab_array_free(PangoTabArray *tab_array);

PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_auto_dir(PangoLayout *layout, gboolean auto_dir);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attrs);
void pango_layout_set_tabs(PangoLayout *layout, PangoTabArray *tabs);
void pango_layout_set_wrap(PangoLayout *layout, PangoWrapMode wrap);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_indent(PangoLayout *layout, int indent);
void pango_layout_set_single_paragraph_mode(PangoLayout *layout, gboolean setting);
void pango_layout_set_ellipsize(PangoLayout *layout, PangoEllipsizeMode ellipsize);
int pango_layout_get_line_count(PangoLayout *layout);
PangoLayoutLine *pango_layout_get_line(PangoLayout *layout, int line);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
gboolean pango_layout_is_ellipsized(PangoLayout *layout);

PangoLayoutLine *pango_layout_line_ref(PangoLayoutLine *line);
void pango_layout_line_unref(PangoLayoutLine *line);
void pango_layout_line_get_extents(
    PangoLayoutLine *line, PangoRectangle *ink_rect, PangoRectangle *logical_rect);
int pango_glyph_string_get_width(PangoGlyphString *glyphs);
void pango_font_get_glyph_extents(
    PangoFont *font, PangoGlyph glyph, PangoRectangle *ink_rect, PangoRectangle *logical_rect);
void pango_cairo_show_glyph_string(cairo_t *cr, PangoFont *font, PangoGlyphString *glyphs);
void pango_cairo_glyph_string_path(cairo_t *cr, PangoFont *font, PangoGlyphString *glyphs);

void g_object_unref(void *object);
