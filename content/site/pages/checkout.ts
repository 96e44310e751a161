/** The two steps of the payment section. */
export const paymentCopy = {
  step1: 'Step 1 of 2',
  step2: 'Step 2 of 2',
  email: 'Email address',
  /** Beside the recipient of a gift or the members of a team. */
  ownEmail: 'Your email address',
  emailHint: "We'll send your receipt and access here.",
  receiptEmail: 'Where should we send your access?',
  emailExample: 'you@company.com',
  continue: 'Continue to Payment',
  /** Before the email. */
  payingFor: 'Processing payment for:',
  changeEmail: 'Change email',
  originalPrice: 'Original price',
  price: 'Today’s price',
  badEmail: 'Please enter a valid email address',
  loading: 'Loading checkout...',
  failed: 'Failed to create checkout session',
  noSecret: 'Unable to initialize checkout. Please try again.',
  retry: 'Try again',
  signIn: 'Sign in',
} as const

/** Company invoices in the payment section. */
export const companyCopy = {
  want: 'I need a company invoice',
  title: 'Company invoice',
  name: 'Company name',
  address: 'Company address',
  taxId: 'Tax ID (optional)',
  purchaseOrder: 'Purchase order number (optional)',
  hint: 'An invoice can’t be changed later. You’ll find it in your account and in your order email.',
  invoiceFor: (company: string) => `Invoice for: ${company}`,
} as const

/** Seats for a team in the payment section. */
export const teamOrderCopy = {
  entry: 'Buying for a team?',
  entryHint: 'Buy seats, then invite people by email.',
  title: 'Your team',
  emailHint: "We'll send your receipt and your team page here.",
  seats: 'Number of seats',
  hint: (min: number, max: number, steps: readonly string[]) => [`${min} to ${max}.`, ...steps].join(' '),
  step: (from: number, price: string) => `From ${from}: ${price} each.`,
  each: (seats: number, price: string) => `${seats} × ${price}`,
  ownSeat: 'One seat is for me',
  ownSeatHint: 'You invite the others on your team page after paying.',
  single: 'Not a team',
  chosen: (seats: number) => `${seats} seats for your team`,
  total: (seats: number) => `for ${seats} seats`,
  toTeam: 'Go to your team',
} as const

/** Discount codes in the payment section. */
export const codeCopy = {
  have: 'Have a code?',
  label: 'Code',
  apply: 'Apply',
  checking: 'Checking your code…',
  price: 'Price',
  code: (code: string) => `Code ${code}`,
  total: 'You pay',
  remove: 'Remove code',
} as const

/** After the return from the card form. */
export const returnCopy = {
  verifying: 'Verifying your payment…',
  verified: 'Payment verified successfully!',
  newAccount: (email: string) => `Your account is ready. We've sent a link to set your password to ${email}.`,
  existingTeam: (email: string) =>
    `Your seats have been added to ${email}. Sign in, or use the link in the email we sent you.`,
  existingAccount: (email: string) =>
    `The course has been added to ${email}. Sign in, or use the link in the email we sent you.`,
  choosePassword: 'Choose a password',
  passwordHint: (minCharacters: number) =>
    `At least ${minCharacters} characters. Or leave it empty and set one later with the link in your email.`,
  signIn: 'Sign In & Set Password',
  signingIn: 'Signing in...',
  passwordSet: 'Login successful! Your password is set.',
  signInFailed: 'Login failed. Please try entering your credentials manually.',
  signedIn:
    'Login successful! Please check your email for password reset instructions to secure your account.',
  failed: 'Payment verification failed. Please try signing in manually.',
  ifPaid:
    "If you paid, don't worry: we'll email you a link to your course as soon as the payment is confirmed.",
  checkAgain: 'Check again',
  unreachable: "We couldn't reach the server to verify your payment.",
  tryingAgain: 'Trying again…',
  waitingForBank: 'Waiting for your bank…',
  canClose: "You can close this page. We'll email you as soon as the payment is confirmed.",
  backToPayment: 'Back to payment',
  startOver: 'Start over',
  contact: (email: string) => `Email ${email}`,
} as const

/** Why a payment gives no access, by its state. */
export const unverifiedCopy = {
  open: "Your payment wasn't completed, and you weren't charged.",
  processing: 'Your payment is still being processed.',
  failed: "Your bank declined the payment, and you weren't charged.",
  expired: "This checkout has expired, and you weren't charged.",
  ended: 'This payment was refunded or charged back, so it no longer gives access to the course.',
  refused: 'We received a payment that does not match this course. Please contact us.',
  ignored: "Your access to the course has ended, and a free order doesn't restore it. Please contact us.",
} as const

/** Above the items of an invoice. The card provider prints these names. */
export const invoiceLabels = {
  name: 'Company',
  address: 'Address',
  taxId: 'Tax ID',
  purchaseOrder: 'Purchase order',
} as const
