"""The weights of a bot as fields: a dictionary would be asked too often."""

from typing import final

from mypy_extensions import i64


@final
class Weights:
    """What a bot holds dear (see weights.toml)."""

    __slots__ = (
        "temperature",
        "horizon",
        "search_from",
        "search_deals",
        "rounds_beyond",
        "doubt_before",
        "doubt_last",
        "doubt_deals",
        "firmness",
        "hair",
        "slope",
        "breadth",
        "breadth_plan",
        "breadth_deals",
        "depth",
        "depth_plan",
        "depth_deals",
        "scale",
        "scale_round",
        "leaf_scale",
        "lead_cash",
        "lead_laundered",
        "lead_business",
        "lead_kind",
        "lead_crew",
        "lead_power",
        "spite",
        "revenge",
        "liquidity",
        "task",
        "growth",
        "crew_bonus",
        "variety",
        "more_of_a_kind",
        "enables",
        "doubt",
        "haste",
        "keep",
        "robbable",
        "trapped",
        "recruit",
        "bought_in_time",
        "usual_price",
        "deal_hope",
        "deal_margin",
        "marker",
        "threat",
        "word",
        "credit",
        "lend_alone",
        "lend_rivalled",
        "ask_alone",
        "ask_rivalled",
        "displaces",
        "next_round",
        "bargain",
        "lasting",
        "lending",
        "deals",
    )

    def __init__(self, weights: dict[str, float], deals: bool) -> None:
        self.temperature = weights["temperature"]
        self.horizon: i64 = int(weights["horizon"])
        self.hair = weights["hair"]
        self.slope = weights["slope"]
        self.search_from: i64 = int(weights["search_from"])
        self.search_deals: i64 = int(weights["search_deals"])
        self.rounds_beyond: i64 = int(weights["rounds_beyond"])
        self.doubt_before = weights["doubt_before"]
        self.doubt_last = weights["doubt_last"]
        self.doubt_deals = weights["doubt_deals"]
        self.firmness = weights["firmness"]
        self.breadth: i64 = int(weights["breadth"])
        self.breadth_plan: i64 = int(weights["breadth_plan"])
        self.breadth_deals: i64 = int(weights["breadth_deals"])
        self.depth = weights["depth"]
        self.depth_plan = weights["depth_plan"]
        self.depth_deals = weights["depth_deals"]
        self.scale = weights["scale"]
        self.scale_round = weights["scale_round"]
        self.leaf_scale = weights["leaf_scale"]
        self.lead_cash = by_round(weights, "lead_cash")
        self.lead_laundered = by_round(weights, "lead_laundered")
        self.lead_business = by_round(weights, "lead_business")
        self.lead_kind = by_round(weights, "lead_kind")
        self.lead_crew = by_round(weights, "lead_crew")
        self.lead_power = weights["lead_power"]
        self.spite = weights["spite"]
        self.revenge = weights["revenge"]
        self.liquidity = weights["liquidity"]
        self.task: list[float] = [
            0.0,
            weights["task_1"],
            weights["task_2"],
            weights["task_3"],
            weights["task_4"],
            weights["task_4"],
            weights["task_4"],
        ]
        self.growth: list[float] = [
            1.0,
            1.0,
            weights["growth_2"],
            weights["growth_3"],
            weights["growth_4"],
        ]
        self.crew_bonus = weights["crew_bonus"]
        self.variety = weights["variety"]
        self.more_of_a_kind = weights["more_of_a_kind"]
        self.enables = weights["enables"]
        self.doubt = weights["doubt"]
        self.haste = weights["haste"]
        self.keep: list[float] = [
            weights["keep_snitch"],
            weights["keep_spy"],
            weights["keep_doc"],
            weights["keep_henchman"],
            weights["keep_saboteur"],
            weights["keep_pistol"],
            weights["keep_distraction"],
            weights["keep_schemer"],
        ]
        """By kind of influence card."""
        self.robbable = weights["robbable"]
        self.trapped = weights["trapped"]
        self.recruit = weights["recruit"]
        self.bought_in_time = weights["bought_in_time"]
        self.usual_price = weights["usual_price"]
        self.deal_hope = weights["deal_hope"]
        self.deal_margin = weights["deal_margin"]
        self.marker: list[float] = [
            0.0,
            weights["marker_1"],
            weights["marker_2"],
            weights["marker_3"],
            weights["marker_4"],
        ]
        """By round: what others take a marker to be worth to whoever asks for it."""
        self.threat = weights["threat"]
        self.word = weights["word"]
        self.credit = weights["credit"]
        self.lend_alone = weights["lend_alone"]
        self.lend_rivalled = weights["lend_rivalled"]
        self.ask_alone = weights["ask_alone"]
        self.ask_rivalled = weights["ask_rivalled"]
        self.next_round = weights["next_round"]
        self.displaces = weights["displaces"]
        self.bargain = weights["bargain"]
        self.lasting = weights["lasting"]
        self.lending: list[float] = []
        """By round and kind of business, once the cards are known: what a marker is worth."""
        self.deals = deals


def by_round(weights: dict[str, float], name: str) -> list[float]:
    """A weight for each round that can still begin."""
    second = weights[f"{name}_2"]
    return [second, second, second, weights[f"{name}_3"], weights[f"{name}_4"]]
