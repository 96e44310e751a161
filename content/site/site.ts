/** The product name in titles, headers and emails. */
export const siteName = 'Integrated Change Management'

/** Shown below the icon on a phone's home screen. */
export const shortName = 'Change'

/** Title of the front page in search results and browser tabs. */
export const siteTitle = 'Integrated Change Management: a self-paced course for leaders'

/** One sentence for search results and shared links. */
export const siteDescription =
  'A self-paced course for leaders and managers: weave people, process and purpose into change that lasts. Four lessons, a certificate, lifetime access.'

/** How long the course takes, as an ISO 8601 duration. */
export const workload = 'PT5H'

/** Alternative text of the image for shared links. */
export const shareImageDescription = `${siteName}: three strands woven into one`
