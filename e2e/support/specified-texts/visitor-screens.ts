import { signIn, uniqueEmail } from '../accounts.ts'
import { enterEmail } from '../cards.ts'
import { signInButton } from '../checkout.ts'
import { button } from '../page.ts'
import { expect } from '../test.ts'
import { fail, neverRespond, respond, type Screen, verification } from './screen.ts'

const token = '**/auth/v1/token*'
const checkout = '**/functions/v1/create-checkout'

const badSignIn = (screen: string, email: string, password: string, text: string): Screen => ({
  screen: `Welcome, signed out, ${screen}`,
  open: ({ page }) => signIn(page, { email, password }),
  texts: [text],
})

export const visitorScreens: Screen[] = [
  {
    screen: 'Unknown page',
    open: ({ page }) => page.goto('/no/such/page'),
    texts: ['Oops! Page not found', /\/no\/such\/page/, 'Return to Home'],
  },
  {
    screen: 'Landing page',
    open: ({ page }) => page.goto('/'),
    texts: [
      ...['Overview', 'Objectives', 'Topics', 'Lessons', 'Enroll Now', 'Account'],
      'Introduction to Change Management',
      'Strategies for Effective Change Management',
      'Navigating Challenges and Applying Change Management',
      'Case Studies and Real-World Applications',
      'Limited time offer - Save $200',
      'Secure Payment',
      ...[/\$499/, /\$299/, /^Email/, 'Continue to Payment', 'Privacy Policy', 'Terms of Service'],
    ],
  },
  {
    screen: 'Landing page, invalid email',
    open: ({ page }) => enterEmail(page, 'nobody'),
    texts: ['Please enter a valid email address'],
  },
  {
    screen: 'Landing page, loading the checkout',
    async open({ page }) {
      await page.route(checkout, neverRespond)
      await enterEmail(page, 'ada@course.test')
    },
    texts: ['Loading checkout...', 'Processing payment for: ada@course.test', 'Change email'],
  },
  {
    screen: 'Landing page, checkout failed',
    async open({ page }) {
      await page.route(checkout, respond(500, {}))
      await button(page, 'Change email').click()
      await enterEmail(page, uniqueEmail())
    },
    texts: ['Failed to create checkout session'],
  },
  {
    screen: 'Landing page, no client secret',
    async open({ page }) {
      await page.route(checkout, respond(200, {}))
      await button(page, 'Try again').click()
    },
    texts: ['Unable to initialize checkout. Please try again.'],
  },
  {
    screen: 'Welcome, signed out',
    open: ({ page }) => page.goto('/welcome'),
    texts: [
      'Account Login',
      ...['Email', 'Password', 'Sign In', 'Forgot your password?', "Don't have an account? Sign Up"],
    ],
  },
  badSignIn('no email', '', '', 'Email is required'),
  badSignIn('invalid email', 'ada', '', 'Please enter a valid email address'),
  badSignIn('long email', `${'a'.repeat(250)}@course.test`, '', 'Email must be no more than 255 characters'),
  badSignIn('no password', 'ada@course.test', '', 'Password is required'),
  badSignIn('short password', 'ada@course.test', 'five5', 'Password must be at least 6 characters'),
  badSignIn(
    'long password',
    'ada@course.test',
    'x'.repeat(129),
    'Password must be no more than 128 characters',
  ),
  {
    screen: 'Welcome, signed out, error without a message',
    async open({ page }) {
      await page.route(token, respond(400, {}))
      await signIn(page, { email: 'ada@course.test', password: 'a password' })
    },
    texts: ['An error occurred'],
  },
  {
    screen: 'Welcome, signed out, unexpected error',
    async open({ page }) {
      await page.route(token, respond(503, {}))
      await button(page, 'Sign In').click()
    },
    texts: ['An unexpected error occurred'],
  },
  {
    screen: 'Welcome, signed out, busy',
    async open({ page }) {
      await page.route(token, neverRespond)
      await button(page, 'Sign In').click()
    },
    texts: ['Please wait...'],
  },
  {
    screen: 'Welcome, sign-up',
    async open({ page }) {
      await page.goto('/welcome')
      await button(page, "Don't have an account? Sign Up").click()
      await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible()
      await expect(button(page, 'Create Account')).toBeVisible()
    },
    texts: ['Create Account', 'Already have an account? Sign In'],
  },
  {
    screen: 'Welcome, payment not verified',
    async open({ page }) {
      await page.route(verification, respond(200, { success: false }))
      await page.goto('/welcome?session_id=cs_test_unknown')
    },
    texts: ['Payment verification failed. Please try signing in manually.'],
  },
  {
    screen: 'Welcome, payment verified, signing in',
    async open({ page }) {
      const json = { success: true, email: 'ada@course.test', tempPassword: 'a temporary one' }
      await page.route(verification, respond(200, json))
      await page.goto('/welcome?session_id=cs_test_paid')
      await signInButton(page).click()
    },
    texts: ['Payment verified successfully!', 'Signing in...'],
  },
  {
    screen: 'Welcome, payment verified, sign-in failed',
    async open({ page }) {
      await page.route(token, fail)
      await page.goto('/welcome?session_id=cs_test_paid')
      await signInButton(page).click()
    },
    texts: ['Login failed. Please try entering your credentials manually.', 'Sign In & Set Password'],
  },
  {
    screen: 'Privacy policy',
    open: ({ page }) => page.goto('/privacy'),
    texts: ['Privacy Policy', 'Copy', 'Print', 'Go Back Home'],
  },
  {
    screen: 'Privacy policy, Copy',
    open: ({ page }) => button(page, 'Copy').click({ force: true }),
    texts: ['Copy function is restricted to administrators'],
  },
  {
    screen: 'Privacy policy, Print',
    open: ({ page }) => button(page, 'Print').click({ force: true }),
    texts: ['Print function is restricted to administrators'],
  },
  {
    screen: 'Terms of service, Copy',
    async open({ page }) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto('/terms')
      await button(page, 'Copy').click()
    },
    texts: ['Terms of Service', 'Copy', 'Print', 'Go Back Home', 'Content copied to clipboard'],
  },
  {
    screen: 'Terms of service, Copy failed',
    async open({ page }) {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
      })
      await button(page, 'Copy').click()
    },
    texts: ['Failed to copy content'],
  },
]
