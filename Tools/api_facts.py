"""Reads a Swift module's interface as one fact a declaration: its type and its normalized signature.

A type is a dotted name, '' for what is global. A signature has no comment, attribute, access level or
default value. Two modules that declare the same give the same facts, however their sources spell them.
"""
import re
import sys

NOMINAL = re.compile(r"\b(class|struct|enum|protocol|extension|actor)\s+([A-Za-z_][\w.]*)")
MEMBER = re.compile(r"\b(func|init|var|subscript|case|typealias)\b")
# Words that don't make a declaration another one. After `case` they are names: `case open`.
DROPPED = {
    "public", "open", "final", "override", "required", "convenience", "nonisolated", "dynamic",
    "optional", "prefix", "postfix", "indirect", "@inlinable",
}
# Modules before a name, as a module's own interface file spells every name.
MODULE_PREFIX = re.compile(
    r"\b(Foundation|CoreFoundation|CoreGraphics|QuartzCore|UIKit|Swift|__C|Combine|OpenCombine|CombineForLinux"
    r"|Dispatch|ObjectiveC|ObjectiveCForLinux|os|OSForLinux|_Concurrency)\.(?=\w)")
# Members that the compiler writes for types with raw values and for literals.
SYNTHESIZED = ("typealias RawValue", "typealias ArrayLiteral", "typealias Element")


def matching(text, start, opening, closing):
    """The index after the bracket that closes the one at `start`."""
    depth = 0
    for index in range(start, len(text)):
        if text[index] == opening:
            depth += 1
        elif text[index] == closing:
            depth -= 1
            if not depth:
                return index + 1
    return len(text)


def without_comments(text):
    """Swift's comments nest, and a string may look like one."""
    kept, index = [], 0
    while index < len(text):
        if text.startswith("//", index):
            end = text.find("\n", index)
            index = len(text) if end < 0 else end
        elif text.startswith("/*", index):
            depth, index = 1, index + 2
            while index < len(text) and depth:
                if text.startswith("/*", index):
                    depth, index = depth + 1, index + 2
                elif text.startswith("*/", index):
                    depth, index = depth - 1, index + 2
                else:
                    index += 1
        elif text[index] == '"':
            end = index + 1
            while end < len(text) and text[end] != '"':
                end += 2 if text[end] == "\\" else 1
            kept.append(text[index : end + 1])
            index = end + 1
        else:
            kept.append(text[index])
            index += 1
    return "".join(kept)


def without_attributes(declaration):
    """Drops `@attribute(…)`; what says how a closure is passed belongs to the signature."""
    kept, index = [], 0
    while index < len(declaration):
        attribute = re.match(r"@[A-Za-z_][\w.]*", declaration[index:])
        if attribute and attribute[0] not in ("@escaping", "@autoclosure"):
            index += attribute.end()
            if declaration[index : index + 1] == "(":
                index = matching(declaration, index, "(", ")")
        else:
            kept.append(declaration[index])
            index += 1
    return "".join(kept)


def normalized(declaration):
    declaration = without_attributes(declaration)
    declaration = re.sub(r"\b(public|open|internal|private|fileprivate)\(set\)", "", declaration)
    words = declaration.split()
    words = [
        word for index, word in enumerate(words)
        if word not in DROPPED or index and words[index - 1] == "case"
    ]
    declaration = " ".join(words)
    declaration = re.sub(
        r'\s*(?<!=)=(?!=)\s*(default|\.[\w.]+|[\w."\[\]:-]+(\(\))?)(?=[,)])', " = default", declaration)
    declaration = re.sub(r"(?<!case )\bany ", "", declaration)
    declaration = MODULE_PREFIX.sub("", declaration)
    declaration = re.sub(r"\s*([:,])\s*", r"\1 ", declaration)
    declaration = declaration.replace("( ", "(").replace(" )", ")")
    declaration = re.sub(r"\{\s*get\s*\}", "{ get }", declaration)
    declaration = re.sub(r"\s*\{\s*(get\s+set|set\s+get)\s*\}", "", declaration)
    # (any P)? is P?
    declaration = re.sub(r"\((UI\w+|NS\w+|CA\w+)\)\?", r"\1?", declaration)
    if declaration.startswith("case "):
        declaration = re.sub(r"\s*=\s*-?\w+$", "", declaration).replace("`", "")
    head = re.match(r"(class|struct|enum|protocol|actor|extension)\s+([\w.]+)", declaration)
    if head and not re.match(r"class\s+(func|var|let|subscript)\b", declaration):
        return f"{head[1]} {head[2]}"
    if constant := re.match(r"(class|static)\s+(let|var)\s+(.*)", declaration):
        declaration = "static var " + re.sub(r"\s*\{ get \}$", "", constant[3])
    declaration = re.sub(r"^class func ", "static func ", declaration)
    declaration = re.sub(r"^let (\w+: .*)$", r"var \1 { get }", declaration)
    return re.sub(r"\s+", " ", declaration).strip()


GENERIC_PARAMETERS = re.compile(r"^((?:static |mutating )*(?:func [^\s(<]+|init[?!]?|subscript))<.*?>(?=\()")


def named(declaration):
    """A declaration's kind, name and labels: what calls of it are found by, however its types are spelled."""
    declaration = GENERIC_PARAMETERS.sub(r"\1", declaration).replace("mutating ", "")
    call = re.match(r"(?:static )?(?:func [^\s(]+|init[?!]?|subscript)\s*\(", declaration)
    if not call:
        return " ".join(re.split(r"[:={]", declaration)[0].split()[:3])
    if operator := re.match(r"static func [^\w(]+(?=\s*\()", declaration):
        return operator[0].strip()
    depth, parameters = 0, [""]
    for character in declaration[call.end():]:
        depth += (character in "([<") - (character in ")]>")
        if depth < 0:
            break
        if character == "," and not depth:
            parameters.append("")
        else:
            parameters[-1] += character
    labels = [parameter.split(":")[0].split()[0] for parameter in parameters if parameter.strip()]
    return call[0].rstrip("( ").replace("init?", "init") + "(" + "".join(f"{label}:" for label in labels) + ")"


def inherited_names(head):
    """What a type's head names behind its colon, without generic arguments."""
    _, colon, names = head.partition(":")
    if not colon:
        return []
    names = re.split(r"\bwhere\b", names)[0]
    while "<" in names:
        names, before = re.sub(r"<[^<>]*>", "", names), names
        if names == before:
            break
    return [name.split(".", 1)[-1] if re.match(r"(UIKit|QuartzCore|CoreGraphics|Foundation|Swift|ObjectiveC)\.", name)
            else name for name in (part.split()[-1] for part in names.split(",") if part.split())]


def declarations(text):
    """Yields (type, declaration, inherited names) by walking braces; a type's braces open a scope."""
    scope, buffer, index = [], "", 0
    while index < len(text):
        character = text[index]
        if character == "{":
            head = without_attributes(buffer)
            nominal = NOMINAL.search(head)
            member = MEMBER.search(head)
            if (
                nominal
                and not (member and member.start() < nominal.start())
                and not re.search(r"\bclass\s+(func|var|subscript)\b", head)
            ):
                yield ".".join(scope), normalized(buffer), inherited_names(head[nominal.end():])
                scope.append(MODULE_PREFIX.sub("", nominal[2]))
            else:
                end = matching(text, index, "{", "}")
                getter = " { get }" if re.match(r"\{\s*get\s*\}", text[index:end]) else ""
                yield ".".join(scope), normalized(buffer + getter), []
                index, buffer = end, ""
                continue
            buffer = ""
        elif character == "}":
            if buffer.strip():
                yield ".".join(scope), normalized(buffer), []
            buffer = ""
            if scope:
                scope.pop()
        elif character == "\n":
            bare = without_attributes(buffer.strip()).strip()
            is_open = buffer.count("(") > buffer.count(")")
            braces_follow = text[index + 1 :].lstrip(" \t").startswith("{")
            if bare and not is_open and not braces_follow \
                    and not bare.endswith(("class", "public", "open")):
                yield ".".join(scope), normalized(buffer), []
                buffer = ""
            else:
                buffer += " "
        else:
            buffer += character
        index += 1


def read(text):
    """The facts of an interface, and by type the names of what it inherits from."""
    facts, inherited = set(), {}
    for scope, declaration, names in declarations(without_comments(text)):
        if not declaration or declaration.startswith(("import ", "#") + SYNTHESIZED):
            continue
        facts.add((scope, declaration))
        if names:
            name = declaration.split()[-1]
            inherited.setdefault(f"{scope}.{name}" if scope else name, set()).update(names)
    return facts, inherited


if __name__ == "__main__":
    # The facts of a module's own interface file, as the lists have them.
    for fact in sorted(read(open(sys.argv[1]).read())[0]):
        print(*fact, sep="\t")
