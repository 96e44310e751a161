/** The one text for a request that got no response. */
export const unreachableText = "We couldn't reach the server. Check your connection and try again."
