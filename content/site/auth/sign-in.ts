/** How long emailed links work. */
const linkRule = 'Links work once and expire after a while.'

/** The screens for signing in and out, and behind the links in emails. */
export const authCopy = {
  /** Above the way into a new account; the sign-in form is folded. */
  afterPayment: { title: "You're in", signIn: 'Sign in with your password instead' },
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  code: 'Code',
  passwordRule: (minCharacters: number) => `At least ${minCharacters} characters.`,
  backToSignIn: 'Back to sign in',
  signIn: {
    title: 'Account Login',
    submit: 'Sign In',
    toggle: "Don't have an account? Sign Up",
    forgot: 'Forgot your password?',
    or: 'or',
    /** After a wrong password. */
    failedHint: 'Not sure of your password? We can email you a link that signs you in.',
    byEmail: 'Sign in with email',
    resend: 'Send the confirmation email again',
    passwordMailSent:
      'Please check your email for password reset instructions to complete your account setup.',
    passwordMailFailed: (reason: string) => `We couldn't send the email to set your password: ${reason}`,
  },
  signUp: {
    title: 'Create Account',
    submit: 'Create Account',
    toggle: 'Already have an account? Sign In',
    sent: (email: string) =>
      `We sent a confirmation link to ${email}. Open it to finish creating your account.`,
  },
  mailSent: {
    title: 'Check your email',
    hint: "Didn't get it? Check your spam folder.",
    resend: 'Resend email',
    resent: 'Email sent again.',
  },
  signInByEmail: {
    title: 'Sign in with email',
    intro: "We'll email you a one-time sign-in link and code.",
    submit: 'Send link and code',
    sent: (email: string) =>
      `If there is an account for ${email}, we've sent an email. Open the link or enter the code here. ${linkRule}`,
    wrongCode: 'This code is incorrect or has expired.',
  },
  reset: {
    title: 'Reset your password',
    intro: "Enter your email and we'll send you a link to reset your password.",
    submit: 'Send reset link',
    sent: (email: string) =>
      `If there is an account for ${email}, we've sent a link to reset your password. ${linkRule}`,
  },
  setPassword: {
    title: 'Set your password',
    intro: "Choose a password you don't use anywhere else.",
    submit: 'Set password',
    linkNeeded: 'For your security, please use the link in your email to set your password.',
    emailLink: 'Email me a link',
    doneTitle: 'Password updated',
    done: "You're signed in.",
    doneSecondFactor: 'Sign in with your new password and your two-factor code.',
    continue: 'Go to your dashboard',
  },
  confirmEmail: {
    title: 'Confirm your email address',
    intro: 'Confirm your email to finish creating your account.',
    button: 'Confirm email address',
    done: 'Your email address is confirmed.',
  },
  confirmSignIn: {
    title: 'Sign in with email',
    intro: 'Click the button to sign in.',
    button: 'Sign In',
    done: 'You are signed in.',
  },
  confirmEmailChange: {
    title: 'Confirm your email address',
    intro: "Confirm the change of your account's email.",
    button: 'Confirm email address',
    done: 'Your email has been changed.',
  },
  halfway: {
    title: 'One more step',
    intro: 'This email is confirmed. Now open the link we sent to your other email.',
    continue: 'Go to your account',
  },
  expired: {
    title: 'This link has expired',
    intro: `It was already used or is too old. ${linkRule}`,
    nextSteps: {
      signup: "If you've already confirmed your email, just sign in.",
      magiclink: 'Sign in with your password instead.',
      email_change: 'Sign in and change your email again.',
      recovery: 'Request a new link to set your password.',
      invite: 'Ask for a new one to set your password.',
    },
    sendNew: 'Send a new link',
    sent: (email: string) => `If ${email} hasn't been confirmed yet, we've sent a new link.`,
    newLink: 'Get a new link',
  },
  choosePassword: 'Choose a new password',
} as const
