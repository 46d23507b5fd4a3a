"""What takes long leaves the threads alone that write moves."""

from __future__ import annotations

import asyncio
import threading

from arene.server.lengthy import at_length


def test_who_looks_back_a_hundred_times_holds_up_no_move() -> None:
    enough, begun = threading.Event(), threading.Semaphore(0)

    def long() -> bool:
        begun.release()
        return enough.wait(60)

    async def crowd() -> list[bool]:
        many = [asyncio.create_task(at_length(long)) for _ in range(100)]
        await asyncio.to_thread(begun.acquire)
        assert await asyncio.to_thread(lambda: "written") == "written"
        assert not any(one.done() for one in many)
        enough.set()
        return await asyncio.gather(*many)

    assert all(asyncio.run(crowd()))
