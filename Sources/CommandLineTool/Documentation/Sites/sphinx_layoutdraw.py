"""Draws layouts in a Sphinx site: a directive for reStructuredText and, with MyST-Parser, for Markdown. In conf.py:

    extensions = ["sphinx_layoutdraw"]      # with this file's folder in sys.path

    .. layout::                             ```{layout}
       :alt: A sign-in form                 :alt: A sign-in form
       :width: 160px                        :width: 160px
       :caption: Figure 1                   :caption: Figure 1
       :dark-pair:                          :dark-pair:

       |-[email]-|                          |-[email]-|
                                            ```
"""

import hashlib
import os
import subprocess

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective

LOOKS = ["theme", "show", "names", "canvas", "canvas-sizes", "devices", "directions", "text-scales", "background"]


class LayoutDirective(SphinxDirective):
    has_content = True
    option_spec = {
        "alt": directives.unchanged, "caption": directives.unchanged, "width": directives.length_or_percentage_or_unitless,
        "class": directives.class_option, "name": directives.unchanged, "source": directives.flag,
        "dark-pair": directives.flag, "sheet": directives.flag, **{name: directives.unchanged for name in LOOKS},
    }

    def run(self):
        options = [word for name in LOOKS if name in self.options for word in ("--" + name, self.options[name])]
        options += ["--sheet"] if "sheet" in self.options or self.has_several_canvases() else []
        pair = "dark-pair" in self.options
        pictures = [self.draw(options + theme) for theme in ([["--theme", "light"], ["--theme", "dark"]] if pair else [[]])]
        if None in pictures:
            return []
        found = [nodes.literal_block(self.block_text, "\n".join(self.content), language="layout")] if "source" in self.options else []
        for picture, scheme in zip(pictures, ["only-light", "only-dark"]):
            image = nodes.image(uri=picture, alt=self.options.get("alt", self.options.get("caption", "A layout")))
            image["classes"] += self.options.get("class", [])
            if "width" in self.options:
                image["width"] = self.options["width"]
            shown = image
            if "caption" in self.options:
                shown = nodes.figure("", image, nodes.caption("", self.options["caption"]))
            shown["classes"] += [scheme] if pair else []
            self.set_source_info(shown)
            self.add_name(shown)
            found.append(shown)
        return found

    def has_several_canvases(self):
        choices = ["canvas-sizes", "devices", "directions", "text-scales"]
        canvases = sum(line.split()[:1] == ["canvas"] for line in self.content)
        return any("," in self.options.get(name, "") for name in choices) or canvases > 1 and "canvas" not in self.options

    def draw(self, options):
        """Draws a picture and returns its path relative to the page; None where the layout has an error, which is reported."""
        text = "\n".join(self.content) + "\n"
        digest = hashlib.sha256(repr((text, options)).encode()).hexdigest()[:16]
        folder = os.path.join(self.env.app.doctreedir, "layoutdraw")
        os.makedirs(folder, exist_ok=True)
        picture = os.path.join(folder, digest + ".svg")
        page = self.env.doc2path(self.env.docname)
        # Empty lines come first, so that messages have the page's line numbers.
        done = subprocess.run(
            ["layoutdraw", "-", "-o", picture, "--svg-text", "outlines"] + options, input="\n" * self.content_offset + text,
            cwd=os.path.dirname(page), capture_output=True, text=True, encoding="utf-8")
        messages = done.stderr.replace("<stdin>", os.path.relpath(page)).strip()
        if messages:
            report = self.state.document.reporter.error if done.returncode == 2 else self.state.document.reporter.warning
            report(messages, line=self.lineno)
        if done.returncode not in (0, 1):
            return None
        return os.path.relpath(picture, os.path.dirname(page)).replace(os.sep, "/")


def setup(app):
    app.add_directive("layout", LayoutDirective)
    try:
        from layout_lexer import LayoutLexer
        app.add_lexer("layout", LayoutLexer)
        app.add_lexer("vfl", LayoutLexer)
    except ImportError:
        pass
    return {"version": "1.0", "parallel_read_safe": True, "parallel_write_safe": True}
