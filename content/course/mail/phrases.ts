/** Sentences that several mails share. */

export const expiry = 'This link expires in {expiresIn} and can be used once.'

/** Below links that people may open too late. */
export const expiryWithWayBack = `${expiry} If it has expired, use “Forgot your password?” on the sign-in page to get a new one.`

export const ifItWasYou = "If this was you, you're all set."

export const notMe = "This wasn't me"

export const resetPasswordNote = "If this wasn't you, use the button to reset your password right away."

export const questionsAboutOrder = 'Questions? Email {contactEmail} and include your order number.'

/** What a mail loses without `{contactEmail}`. */
export const contactRequired = { contactEmail: 'how to contact you' }

/** Below a button, in front of its address. */
export const buttonFails = 'Button not working? Copy this link into your browser:'
