/** Opens the checkout for a team: `/?team=10` for ten seats, an impossible number for the default. */
export const TEAM_PARAM = 'team'
export const TEAM_LINK = `/?${TEAM_PARAM}=1#payment`

/** Whether the page was opened to buy for a team. */
export const hasTeamLink = (): boolean => new URLSearchParams(window.location.search).has(TEAM_PARAM)
