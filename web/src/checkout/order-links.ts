/** In links such as `/?gift=1`. */
export const GIFT_PARAM = 'gift'
export const GIFT_LINK = `/?${GIFT_PARAM}=1#payment`

/** In links such as `/?team=10`, for ten seats. A number that is no team size, as in `TEAM_LINK`, opens the default size. */
export const TEAM_PARAM = 'team'
export const TEAM_LINK = `/?${TEAM_PARAM}=1#payment`

/** Whether the page was opened to buy a gift or for a team. */
export function hasOrderLink(): boolean {
  const params = new URLSearchParams(window.location.search)
  return params.has(GIFT_PARAM) || params.has(TEAM_PARAM)
}
