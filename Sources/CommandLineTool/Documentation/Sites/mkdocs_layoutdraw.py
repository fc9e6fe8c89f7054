"""Draws the layouts of a MkDocs site while it is built; the pages stay as they are. In mkdocs.yml (MkDocs 1.6 or later):

    hooks: [mkdocs_layoutdraw.py]
    markdown_extensions: [attr_list]        # for widths
    extra:
      layoutdraw: [--dark-pair]             # options of `layoutdraw markdown`, if any
"""

import logging
import os
import posixpath
import subprocess
import tempfile

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File

log = logging.getLogger("mkdocs.hooks.layoutdraw")


def on_page_markdown(markdown, page, config, files):
    if "layout" not in markdown and "vfl" not in markdown:
        return markdown
    path = page.file.src_uri
    images = posixpath.splitext(posixpath.basename(path))[0] + ".layouts"
    with tempfile.TemporaryDirectory() as folder:
        written = os.path.join(folder, "page.md")
        command = ["layoutdraw", "markdown", "-", "-o", written, "--images", os.path.join(folder, images)]
        try:
            done = subprocess.run(
                command + ["--site", "mkdocs"] + config.extra.get("layoutdraw", []),
                # Empty lines replace the front matter, so that messages have the page's line numbers.
                input="\n" * lines_before(markdown, page) + markdown,
                cwd=os.path.dirname(page.file.abs_src_path), capture_output=True, text=True, encoding="utf-8")
        except FileNotFoundError:
            raise PluginError("layoutdraw is not installed: mkdocs_layoutdraw.py cannot draw " + path)
        messages = done.stderr.replace("<stdin>", path).strip()
        if done.returncode not in (0, 1):
            raise PluginError(messages)
        if messages:
            log.warning(messages)
        for name in sorted(os.listdir(os.path.join(folder, images)) if os.path.isdir(os.path.join(folder, images)) else []):
            with open(os.path.join(folder, images, name), "rb") as picture:
                uri = posixpath.join(posixpath.dirname(path), images, name)
                files.append(File.generated(config, uri, content=picture.read()))
        with open(written, encoding="utf-8") as page_text:
            return page_text.read()


def lines_before(markdown, page):
    """The number of lines of the page's file before its text; 0 where another plugin has changed the text."""
    source = page.file.content_string.rstrip("\n")
    text = markdown.rstrip("\n")
    return source.count("\n", 0, len(source) - len(text)) if text and source.endswith(text) else 0
