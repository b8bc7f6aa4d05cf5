"""Compiling: in parts, kept between builds, and with a sentence for whatever stands in the way."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from builders.running_house import until
from tools.checkout import Checkout

NO_NETWORK = {"PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_CONFIG_FILE": "/dev/null"}
"""Nobody listens on port 9."""
LIKE = ".build/work-1/lib/backroom/kernel"


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "checkout")


def part_of(checkout: Checkout) -> Path:
    (part,) = (checkout.root / LIKE).glob("tiny.*")
    return part


def test_a_build_is_the_whole_package_with_its_compiled_parts(checkout: Checkout) -> None:
    said = checkout.compile()
    assert said.code == 0, said
    assert "compiling the rules … 100 %" in said.out
    assert (checkout.compiled / "backroom/look.css").read_text("utf-8") == "a {}"
    assert (checkout.compiled / "backroom/rulebook/en.md").is_file()
    assert list((checkout.compiled / "backroom/kernel").glob("tiny.*.so"))


def test_nothing_is_compiled_again_when_only_a_stylesheet_has_changed(checkout: Checkout) -> None:
    checkout.compile()
    before, tree = part_of(checkout).stat().st_mtime_ns, checkout.compiled.resolve()
    checkout.write("src/backroom/look.css", "b {}")
    said = checkout.compile()
    assert said.code == 0
    assert "compiling" not in said.out
    assert part_of(checkout).stat().st_mtime_ns == before
    assert (checkout.compiled / "backroom/look.css").read_text("utf-8") == "b {}"
    assert checkout.compiled.resolve() != tree


def test_a_changed_rule_is_compiled(checkout: Checkout) -> None:
    checkout.compile()
    checkout.write("src/backroom/kernel/tiny.py", "# changed")
    assert "compiling" in checkout.compile().out


def test_going_back_to_older_sources_finds_no_build_of_other_sources(checkout: Checkout) -> None:
    checkout.compile()
    first = checkout.compiled.resolve()
    checkout.write("src/backroom/look.css", "b {}")
    checkout.compile()
    checkout.write("src/backroom/look.css", "a {}")
    assert checkout.compile().code == 0
    assert checkout.compiled.resolve() == first
    assert (checkout.compiled / "backroom/look.css").read_text("utf-8") == "a {}"


def test_a_build_that_somebody_runs_on_stays_and_the_others_go(checkout: Checkout) -> None:
    checkout.compile()
    held = checkout.compiled.resolve()
    hold = "import sys, builds, pathlib; builds.hold(pathlib.Path(sys.argv[1])); print(); input()"
    holder = subprocess.Popen(
        [sys.executable, "-c", hold, str(held)],
        cwd=checkout.root / "tools",
        env={"PYTHONPATH": "."},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert holder.stdout is not None
    holder.stdout.readline()
    checkout.write("src/backroom/look.css", "b {}")
    checkout.compile()
    assert checkout.trees() == {held, checkout.compiled.resolve()}
    holder.communicate(b"\n")
    checkout.write("src/backroom/look.css", "c {}")
    checkout.compile()
    assert checkout.trees() == {checkout.compiled.resolve()}


def test_sources_that_change_under_the_compilers_make_no_build_of_either(
    checkout: Checkout,
) -> None:
    setup = (checkout.root / "setup.py").read_text("utf-8")
    edit = "open('src/backroom/kernel/tiny.py', 'a').write('# edited meanwhile')\n"
    checkout.write("setup.py", setup + edit)
    said = checkout.compile()
    assert said.code == 1
    assert said.err.startswith("The rules changed while they were compiled")
    assert not checkout.trees()


def test_words_and_pages_may_change_under_the_compilers(checkout: Checkout) -> None:
    """They were never compiled: the build has them as they are when it is laid out."""
    setup = (checkout.root / "setup.py").read_text("utf-8")
    edit = "open('src/backroom/look.css', 'w').write('b {}')\n"
    checkout.write("setup.py", setup + edit)
    said = checkout.compile()
    assert said.code == 0, said
    assert (checkout.compiled / "backroom/look.css").read_text("utf-8") == "b {}"
    built = checkout.compiled.resolve()
    assert checkout.compile().code == 0
    assert checkout.compiled.resolve() == built


def test_a_build_has_the_name_of_what_was_copied(checkout: Checkout) -> None:
    """Somebody saves a page while the sources are copied."""
    program = """
import shutil, sys
sys.path.insert(0, "tools")
import compile
from builds import Builds, ROOT
copied, page = shutil.copytree, ROOT / "src/backroom/look.css"
times = int(sys.argv[1])
def slowly(source, *rest, **how):
    global times
    if str(source).endswith("src/backroom") and times:
        times -= 1
        page.write_text(page.read_text() + "x")
    return copied(source, *rest, **how)
shutil.copytree = slowly
print(compile.told(lambda: compile.build(Builds("1", ROOT))))
"""
    checkout.compile()

    def after_saving(times: int) -> str:
        checkout.write("src/backroom/look.css", f"times {times} ")
        done = subprocess.run(
            [sys.executable, "-c", program, str(times)],
            cwd=checkout.root,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.stdout, done.stderr
        return done.stdout.splitlines()[-1] + done.stderr

    assert after_saving(2) == "0"
    assert (checkout.compiled / "backroom/look.css").read_text("utf-8") == "times 2 xx"
    built = checkout.compiled.resolve()
    assert after_saving(9) == "1The sources changed all the time; `make compile` once more.\n"
    assert checkout.compiled.resolve() == built


def test_half_a_build_is_thrown_away_and_made_anew(checkout: Checkout) -> None:
    """Killed compilers leave files behind that look as if they were done."""
    checkout.compile()
    part_of(checkout).write_bytes(b"half")
    (checkout.root / ".build/work-1/RULES").unlink()
    checkout.write("src/backroom/look.css", "b {}")
    said = checkout.compile()
    assert said.code == 0, said
    assert "a damaged build was thrown away" in said.out


def test_a_build_that_was_never_finished_is_not_taken_for_one(checkout: Checkout) -> None:
    checkout.compile()
    (checkout.compiled / "BUILD.json").unlink()
    (checkout.compiled / "backroom/look.css").unlink()
    assert checkout.compile().code == 0
    assert (checkout.compiled / "backroom/look.css").is_file()


def test_a_module_that_is_not_compiled_any_more_leaves_nothing_behind(checkout: Checkout) -> None:
    checkout.compile()
    old = checkout.write(f"{LIKE}/gone{part_of(checkout).name.removeprefix('tiny')}", "")
    checkout.write("src/backroom/kernel/tiny.py", "# changed")
    checkout.compile()
    assert not old.exists()
    assert not list(checkout.compiled.rglob("gone.*"))


def test_without_a_compiler_there_is_a_sentence_and_no_build(checkout: Checkout) -> None:
    said = checkout.compile(CC="no-such-compiler")
    assert said.code == 3
    assert said.err.startswith("There is no C compiler here (no-such-compiler)")
    assert not checkout.trees()


def test_without_a_network_for_the_compilers_packages_the_rules_run_interpreted(
    checkout: Checkout,
) -> None:
    checkout.write("requirements-build.lock", "mypy==0.0.1 \\\n    --hash=sha256:00\n")
    said = checkout.compile(**NO_NETWORK)
    assert said.code == 1
    assert "requirements-build.lock could not be installed (no network, or no room?)" in said.err
    assert said.err.endswith("the rules run interpreted; `make compile` tries again.\n")
    assert not checkout.trees()


def test_rules_that_do_not_compile_name_the_log_that_says_why(checkout: Checkout) -> None:
    checkout.write("setup.py", "raise SystemExit('mypyc: error: that is no rule')")
    said = checkout.compile()
    log = checkout.root / ".build/compile-1.log"
    assert said.code == 1
    assert said.err == f"The rules could not be compiled; {log} says why. They run interpreted.\n"
    assert "that is no rule" in log.read_text("utf-8")


def test_compilers_that_trip_over_what_they_remember_begin_anew(checkout: Checkout) -> None:
    """Seen with mypyc: after a change it failed with its cache, and not without."""
    checkout.compile()
    memory = checkout.write(".build/work-1/mypy/memory", "")
    setup = (checkout.root / "setup.py").read_text("utf-8")
    trips = "import os, sys\nif os.path.exists('.build/work-1/mypy/memory'): sys.exit('tripped')\n"
    checkout.write("setup.py", trips + setup)
    said = checkout.compile()
    assert said.code == 0, said
    assert not memory.exists()


def test_a_part_that_failed_is_not_mixed_with_the_others(checkout: Checkout) -> None:
    """Extensions are optional: setuptools goes on without one, and we must not."""
    checkout.write("src/backroom/kernel/tiny.c", "this is not C")
    said = checkout.compile()
    assert said.code == 1
    assert said.err.startswith("backroom.kernel.tiny could not be compiled; ")
    assert not checkout.trees()


def test_no_room_is_a_sentence(checkout: Checkout) -> None:
    """What gcc says on a full disk, since no test may fill one."""
    full = "import sys; sys.exit('ld: final link failed: No space left on device')"
    checkout.write("setup.py", full)
    said = checkout.compile()
    assert (said.code, said.err) == (
        1,
        "The rules could not be compiled: No space left on device.\n",
    )


def test_a_folder_that_cannot_be_written_is_a_sentence(checkout: Checkout) -> None:
    checkout.write(".build", "a file, where the builds should lie")
    said = checkout.compile()
    assert said.code == 1
    assert said.err.startswith("The rules could not be compiled: ")


def test_ctrl_c_stops_all_compilers_and_the_next_one_goes_on(checkout: Checkout) -> None:
    endless = "import os, time; open('pid', 'w').write(str(os.getpid())); time.sleep(3600)"
    kept = checkout.root.joinpath("setup.py").read_text("utf-8")
    checkout.write("setup.py", endless)
    compiling = subprocess.Popen(
        [sys.executable, str(checkout.root / "tools/compile.py")],
        stderr=subprocess.PIPE,
        text=True,
    )
    started = checkout.root / "pid"
    until(lambda: started.is_file() and bool(started.read_text("utf-8")), "the compilers run")
    compiling.send_signal(signal.SIGINT)
    _, err = compiling.communicate()
    assert (compiling.returncode, err) == (130, "Stopped; the parts that are compiled are kept.\n")
    with pytest.raises(ProcessLookupError):
        os.kill(int(started.read_text("utf-8")), 0)
    checkout.write("setup.py", kept)
    assert checkout.compile().code == 0


def test_two_compilers_at_once_make_one_build(checkout: Checkout) -> None:
    command = [sys.executable, str(checkout.root / "tools/compile.py")]
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert [each.wait() for each in both] == [0, 0]
    assert len(checkout.trees()) == 1
