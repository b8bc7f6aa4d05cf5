"""The program of a service in a process of its own: see `own_process`.

The processes of its bots load this file as well, so what it loads at once is little.
"""

import signal
import sys


def run(settings: str) -> None:
    import msgspec

    from backroom.server.logs import set_up_logs
    from backroom.server.serve import server
    from backroom.server.settings import Settings

    # Uvicorn stops in good order and then raises the signal once more, for whoever listened before.
    signal.signal(signal.SIGTERM, lambda number, frame: None)
    set_up_logs(as_json=True)
    server(msgspec.json.decode(settings, type=Settings)).run()


if __name__ == "__main__":
    run(sys.argv[1])
