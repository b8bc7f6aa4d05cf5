"""Commands for setup.py: a wheel is compiled as a whole or not at all, and its name says which.

A compiler that is missing or fails must not stop whoever installs: the same source runs
interpreted. But then nothing compiled is shipped (one part without the others would not even be
imported), and the wheel is named as what it is, `py3-none-any`.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError


class BuildParts(build_ext):
    """Each core compiles a part, the longest first, so that none waits for one that began last.

    If one part cannot be compiled, none is kept and the distribution has none. Whoever set
    BACKROOM_WORK hears of every part (`tools/compile.py` shows how far it is).
    """

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except (CCompilerError, BaseError) as fault:
            self.warn(f"the rules will run interpreted, about twenty times slower: {fault}")
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []

    def build_extensions(self) -> None:
        self.extensions.sort(key=weight, reverse=True)
        for extension in self.extensions:
            tell("part", extension)
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        tell("compiled", ext)


def weight(extension: Extension) -> int:
    """Bytes of C: about how long it compiles."""
    return sum(os.path.getsize(source) for source in extension.sources)


def tell(what: str, extension: Extension) -> None:
    if "BACKROOM_WORK" in os.environ:
        # In one piece: threads tell at the same time, and print writes word by word.
        sys.stdout.write(f"{what} {weight(extension)} {extension.name}\n")
        sys.stdout.flush()


class NameAsBuilt(bdist_wheel):
    """Builds first; what was compiled then decides how the wheel is named."""

    def run(self) -> None:
        if not self.skip_build:
            self.run_command("build")
            self.remove_leftovers()
            self.skip_build = True
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()

    def remove_leftovers(self) -> None:
        """The build folder is kept: what it has of modules that are no more is not shipped."""
        build = self.get_finalized_command("build")
        steps = [self.get_finalized_command(name) for name in build.get_sub_commands()]
        wanted = {Path(output) for step in steps for output in step.get_outputs()}
        for file in Path(build.build_lib).rglob("*"):
            if file.is_file() and file not in wanted:
                file.unlink()
