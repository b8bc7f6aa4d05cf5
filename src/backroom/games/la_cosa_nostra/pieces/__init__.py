"""Gangsters, businesses, jobs, dice and money: the small questions and deeds that steps share."""
