"""Reads a Swift module's interface as one fact per declaration: its type and its normalized signature.

A type is a dotted name, or '' for a global declaration. A signature has no comment, attribute, access level or
default value. Two modules with the same declarations have the same facts, however their sources spell them.

Isolation is read separately, because it doesn't affect how callers spell a declaration: see `Isolation`.

    Tools/api_facts.py FILE                    the lines of a module's list
    Tools/api_facts.py --isolation FILE…       the lines of Isolation.tsv, from the interfaces of modules that build on
                                               each other
"""
import re
import sys

NOMINAL = re.compile(r"\b(class|struct|enum|protocol|extension|actor)\s+([A-Za-z_][\w.]*)")
MEMBER = re.compile(r"\b(func|init|var|subscript|case|typealias)\b")
# Words that don't change the identity of a declaration. After `case` they are names: `case open`.
DROPPED = {
    "public", "open", "final", "override", "required", "convenience", "nonisolated", "dynamic",
    "optional", "prefix", "postfix", "indirect", "@inlinable",
}
# Modules before a name: a module's own interface file writes every name with its module.
MODULE_PREFIX = re.compile(
    r"\b(Foundation|CoreFoundation|CoreGraphics|QuartzCore|UIKit|Swift|__C|Combine|OpenCombine|CombineForLinux"
    r"|Dispatch|ObjectiveC|ObjectiveCForLinux|os|OSForLinux|_Concurrency)\.(?=\w)")
UNAVAILABLE = "@available(*, unavailable)"
# Members that the compiler synthesizes for types with raw values and for literals.
SYNTHESIZED = ("typealias RawValue", "typealias ArrayLiteral", "typealias Element")


def matching(text, start, opening, closing):
    """Returns the index after the bracket that closes the one at `start`."""
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
    """Removes comments, which can be nested in Swift. A string may look like a comment."""
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
    """Removes `@attribute(…)`. Attributes of closure parameters belong to the signature."""
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


LEADING = re.compile(r"\s*(?:@[\w.]+|[\w]+(?:\((?:set|unsafe)\))?)")
INTRODUCERS = {
    "struct", "enum", "protocol", "extension", "actor", "func", "init", "subscript", "case", "typealias", "var", "let",
    "associatedtype",
}


def isolation(declaration):
    """Returns `@MainActor` or `nonisolated` if the words before a declaration's introducer contain it, else `None`."""
    index = 0
    while word := LEADING.match(declaration, index):
        index, name = word.end(), word[0].strip()
        if name.startswith("@"):
            if declaration[index : index + 1] == "(":
                index = matching(declaration, index, "(", ")")
            if name.split(".")[-1].removeprefix("@") == "MainActor":
                return "@MainActor"
        elif name.split("(")[0] == "nonisolated":
            return "nonisolated"
        elif name in INTRODUCERS:
            return None
    return None


GENERIC_PARAMETERS = re.compile(r"^((?:static |mutating )*(?:func [^\s(<]+|init[?!]?|subscript))<.*?>(?=\()")


def named(declaration):
    """Returns a declaration's kind, name and labels, which identify it in calls, however its types are spelled."""
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
    """Returns the names after the colon in a type's head, without generic arguments."""
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
    """Yields (type, declaration, inherited names, isolation) by walking braces; a type's braces open a scope."""
    # An extension's members have the isolation of the extension.
    scope, heads, buffer, index = [], [], "", 0
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
                own = isolation(buffer)
                # A conformance that is declared as unavailable doesn't count.
                names = [] if UNAVAILABLE in buffer else inherited_names(head[nominal.end():])
                yield ".".join(scope), normalized(buffer), names, own
                scope.append(MODULE_PREFIX.sub("", nominal[2]))
                heads.append(own if nominal[1] == "extension" else None)
            else:
                end = matching(text, index, "{", "}")
                getter = " { get }" if re.match(r"\{\s*get\s*\}", text[index:end]) else ""
                yield ".".join(scope), normalized(buffer + getter), [], isolation(buffer) or (heads or [None])[-1]
                index, buffer = end, ""
                continue
            buffer = ""
        elif character == "}":
            if buffer.strip():
                yield ".".join(scope), normalized(buffer), [], isolation(buffer) or (heads or [None])[-1]
            buffer = ""
            if scope:
                scope.pop()
                heads.pop()
        elif character == "\n":
            bare = without_attributes(buffer.strip()).strip()
            is_open = buffer.count("(") > buffer.count(")")
            braces_follow = text[index + 1 :].lstrip(" \t").startswith("{")
            if bare and not is_open and not braces_follow \
                    and not bare.endswith(("class", "public", "open")):
                yield ".".join(scope), normalized(buffer), [], isolation(buffer) or (heads or [None])[-1]
                buffer = ""
            else:
                buffer += " "
        else:
            buffer += character
        index += 1


TYPES = ("class", "struct", "enum", "protocol", "actor")


class Isolation:
    """The declarations that belong to the main actor, and the types that are sendable.

    A class has the isolation of its superclass, and a protocol that of one that it refines, unless declared otherwise.
    A member has the isolation of its type. An isolated class is sendable; another class is sendable if it or its
    superclass declares it. Values are left out, because an interface doesn't contain this for those from C.
    """

    # Foundation's classes that are superclasses here and are sendable.
    SENDABLE = {"Operation", "Sendable"}

    def __init__(self):
        # By (type, declaration): `@MainActor`, `nonisolated` or `None`.
        self.said = {}
        self.kinds = {}
        self.inherited = {}

    def add(self, text):
        for scope, declaration, names, own in declarations(without_comments(text)):
            kind, _, name = declaration.partition(" ")
            if kind in TYPES and re.fullmatch(r"[\w.]+", name):
                self.kinds[f"{scope}.{name}" if scope else name] = kind
            if kind in (*TYPES, "extension"):
                full = f"{scope}.{name}" if scope else name
                self.inherited.setdefault(full, set()).update(names)
            if kind != "extension":
                # A protocol's default implementation repeats a requirement.
                self.said[scope, declaration] = self.said.get((scope, declaration)) or own

    def resolved(self, name, scope):
        """Returns the full name for a name in a type's head."""
        outer = scope.split(".")
        while outer:
            outer.pop()
            full = ".".join([*outer, name])
            if full in self.kinds:
                return full
        return name

    def above(self, type):
        """Returns the types of the same kind in a type's head: a class's superclass, or the protocols that a protocol refines."""
        names = {self.resolved(name, type) for name in self.inherited.get(type, ())}
        return {name for name in names if self.kinds.get(name) == self.kinds.get(type)}

    def declaration(self, type):
        scope, _, name = type.rpartition(".")
        return scope, f"{self.kinds[type]} {name}"

    def is_main(self, type):
        own = self.said.get(self.declaration(type))
        if own or self.kinds[type] not in ("class", "protocol"):
            return own == "@MainActor"
        return any(self.is_main(name) for name in self.above(type))

    def is_sendable(self, type):
        """Returns whether a class is sendable."""
        if self.kinds[type] != "class":
            return False
        return (
            self.is_main(type) or not self.SENDABLE.isdisjoint(self.inherited.get(type, ()))
            or any(self.is_sendable(name) for name in self.above(type)))

    def facts(self):
        """Returns (type, declaration, isolation) of declarations that differ from the default: isolated types, sendable
        classes, and members or globals whose isolation differs from that of their type."""
        found = set()
        for type in self.kinds:
            if self.is_main(type):
                found.add((*self.declaration(type), "@MainActor"))
            elif self.is_sendable(type):
                found.add((*self.declaration(type), "Sendable"))
        for (scope, declaration), own in self.said.items():
            if own and declaration.split(" ", 1)[0] not in TYPES:
                outer = "@MainActor" if scope in self.kinds and self.is_main(scope) else "nonisolated"
                if own != outer:
                    found.add((scope, declaration, own))
        return found


def read(text):
    """Returns the facts of an interface, and the names that each type inherits from."""
    facts, inherited = set(), {}
    for scope, declaration, names, _ in declarations(without_comments(text)):
        if not declaration or declaration.startswith(("import ", "#") + SYNTHESIZED):
            continue
        facts.add((scope, declaration))
        if names:
            name = declaration.split()[-1]
            inherited.setdefault(f"{scope}.{name}" if scope else name, set()).update(names)
    return facts, inherited


if __name__ == "__main__":
    if sys.argv[1] == "--isolation":
        isolated = Isolation()
        for file in sys.argv[2:]:
            isolated.add(open(file).read())
        for fact in sorted(isolated.facts()):
            print(*fact, sep="\t")
    else:
        # The facts of a module's own interface file, in the form of the lists.
        for fact in sorted(read(open(sys.argv[1]).read())[0]):
            print(*fact, sep="\t")
