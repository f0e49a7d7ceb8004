#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver, which starts it: webkit-window.py --width=PX --height=PX --script=FILE."""

import argparse
import tempfile

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("--width", type=int, required=True)
parser.add_argument("--height", type=int, required=True)
parser.add_argument("--script", required=True, help="runs in each page before its own scripts")
# WebKitWebDriver adds words of its own.
asked, _ = parser.parse_known_args()

# What sites store must outlive a page, as in a browser: an ephemeral context has no service worker.
folder = tempfile.TemporaryDirectory(prefix="foray-webkit-")
stored = WebKit2.WebsiteDataManager(base_data_directory=folder.name, base_cache_directory=folder.name)
context = WebKit2.WebContext.new_with_website_data_manager(stored)
context.set_automation_allowed(True)
context.set_preferred_languages(["en-GB"])

with open(asked.script, encoding="utf-8") as file:
    script = WebKit2.UserScript(
        file.read(),
        WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )


def create_web_view(_session):
    content = WebKit2.UserContentManager()
    content.add_script(script)
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=True
    )
    window = Gtk.Window(decorated=False)
    window.set_default_size(asked.width, asked.height)
    window.add(view)
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    return view


def start_automation(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkit-window")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", create_web_view)


context.connect("automation-started", start_automation)
Gtk.main()
