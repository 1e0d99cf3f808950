// The part of gdk-pixbuf 2.42 and GObject that CoreGraphics calls.
//
// It is declared here and not included: the library's own headers include GLib's, which are only found with
// pkg-config's flags, and a module that needs flags can't be read by tools that only have the package. The
// names, types and values are those of the libraries' stable C interface.

#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct _GdkPixbuf GdkPixbuf;

typedef struct {
  void *type_instance;
} GdkPixbufLoader;

typedef struct {
  uint32_t domain;
  int code;
  char *message;
} GError;

typedef size_t gsize;
typedef int gboolean;
typedef void (*GCallback)(void);
typedef enum { G_CONNECT_DEFAULT = 0 } GConnectFlags;

GdkPixbufLoader *gdk_pixbuf_loader_new_with_type(const char *image_type, GError **error);
void gdk_pixbuf_loader_set_size(GdkPixbufLoader *loader, int width, int height);
gboolean gdk_pixbuf_loader_write(
    GdkPixbufLoader *loader, const unsigned char *buffer, gsize count, GError **error);
gboolean gdk_pixbuf_loader_close(GdkPixbufLoader *loader, GError **error);
GdkPixbuf *gdk_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader);

typedef struct _GdkPixbufAnimation GdkPixbufAnimation;
typedef struct _GdkPixbufAnimationIter GdkPixbufAnimationIter;

typedef struct {
  long tv_sec;
  long tv_usec;
} GTimeVal;

GdkPixbufAnimation *gdk_pixbuf_loader_get_animation(GdkPixbufLoader *loader);
gboolean gdk_pixbuf_animation_is_static_image(GdkPixbufAnimation *animation);
GdkPixbufAnimationIter *gdk_pixbuf_animation_get_iter(
    GdkPixbufAnimation *animation, const GTimeVal *start_time);
int gdk_pixbuf_animation_iter_get_delay_time(GdkPixbufAnimationIter *iter);
GdkPixbuf *gdk_pixbuf_animation_iter_get_pixbuf(GdkPixbufAnimationIter *iter);
gboolean gdk_pixbuf_animation_iter_advance(
    GdkPixbufAnimationIter *iter, const GTimeVal *current_time);

int gdk_pixbuf_get_width(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_height(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_rowstride(const GdkPixbuf *pixbuf);
gboolean gdk_pixbuf_get_has_alpha(const GdkPixbuf *pixbuf);
const unsigned char *gdk_pixbuf_read_pixels(const GdkPixbuf *pixbuf);
const char *gdk_pixbuf_get_option(GdkPixbuf *pixbuf, const char *key);

typedef enum { GDK_COLORSPACE_RGB = 0 } GdkColorspace;

GdkPixbuf *gdk_pixbuf_new(
    GdkColorspace colorspace, gboolean has_alpha, int bits_per_sample, int width, int height);
unsigned char *gdk_pixbuf_get_pixels(const GdkPixbuf *pixbuf);
gboolean gdk_pixbuf_save_to_bufferv(
    GdkPixbuf *pixbuf, char **buffer, gsize *buffer_size, const char *type, char **option_keys,
    char **option_values, GError **error);

unsigned long g_signal_connect_data(
    void *instance, const char *detailed_signal, GCallback handler, void *data,
    void *destroy_data, GConnectFlags connect_flags);
void g_object_unref(void *object);
void g_free(void *memory);
void g_error_free(GError *error);
