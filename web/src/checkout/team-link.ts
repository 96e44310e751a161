/** In links such as `/?team=10`, with the number of seats. */
export const TEAM_PARAM = 'team'
export const TEAM_LINK = `/?${TEAM_PARAM}=1#payment`

/** Whether the page was opened to buy for a team. */
export const hasTeamLink = (): boolean => new URLSearchParams(window.location.search).has(TEAM_PARAM)
