/** In links such as `/?gift=1`. */
export const GIFT_PARAM = 'gift'
export const GIFT_LINK = `/?${GIFT_PARAM}=1#payment`

/** Whether the page was opened to buy a gift. */
export const hasGiftLink = (): boolean => new URLSearchParams(window.location.search).has(GIFT_PARAM)
