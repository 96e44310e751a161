import type { SetPasswordLink, WelcomeLink } from './account.ts'
import { type Order, orderDetails, refundParts, type TeamRefund } from './checkout.ts'
import { defineMail } from './define-mail.ts'
import { formatHours } from './duration.ts'
import { contactRequired, expiryWithWayBack, questionsAboutOrder } from './phrases.ts'

const exampleSeats = 10

export const newTeamOrder = defineMail<Order & SetPasswordLink>('team-order-new', {
  title: 'Team order (new customer)',
  sentWhen: 'After someone whose email is not verified yet buys seats for a team.',
  required: contactRequired,
  parts: ({ setPasswordLink, hours, ...order }) => ({
    details: orderDetails(order),
    link: setPasswordLink,
    values: { orderNumber: order.number, expiresIn: formatHours(hours) },
  }),
  example: ({ order, siteUrl }) => ({
    ...order,
    seats: exampleSeats,
    setPasswordLink: `${siteUrl}/reset-password`,
    hours: 24,
  }),
  text: {
    subject: 'Your team’s seats: {siteName}',
    heading: 'Your seats are ready',
    body: "We received your payment.\n\nIf you haven't chosen a password yet, set one. Then open “Your team” in your account to invite people.",
    button: 'Set your password',
    notes: `${expiryWithWayBack}\n\n${questionsAboutOrder}`,
  },
})

export const teamOrder = defineMail<Order & { teamLink: string }>('team-order', {
  title: 'Team order',
  sentWhen: 'After someone who has an account buys seats for a team.',
  required: contactRequired,
  parts: ({ teamLink, ...order }) => ({
    details: orderDetails(order),
    link: teamLink,
    values: { orderNumber: order.number },
  }),
  example: ({ order, siteUrl }) => ({ ...order, seats: exampleSeats, teamLink: `${siteUrl}/team` }),
  text: {
    subject: 'Your team’s seats: {siteName}',
    heading: 'Your seats are ready',
    body: 'We received your payment.\n\nInvite your team whenever you like: by email, or with one link for each seat.',
    button: 'Invite your team',
    notes: questionsAboutOrder,
  },
})

export const teamOrderConfirmation = (order: Order, access: WelcomeLink, teamLink: string) =>
  'signInLink' in access ? teamOrder({ ...order, teamLink }) : newTeamOrder({ ...order, ...access })

export const teamInvitation = defineMail<{ inviter: string; link: string; days: number }>('team-invitation', {
  title: 'Team invitation',
  sentWhen: 'When someone who bought seats invites a member of their team.',
  required: { inviter: 'who sends the invitation' },
  parts: ({ inviter, link, days }) => ({ link, values: { inviter, days: String(days) } }),
  example: ({ email, siteUrl }) => ({ inviter: email, link: `${siteUrl}/join`, days: 30 }),
  text: {
    subject: 'You have a seat in {siteName}',
    heading: 'You have a seat in {siteName}',
    body: "{inviter} has bought the course for you. Accept the seat to start. There's nothing to pay.",
    button: 'See your invitation',
    notes:
      "This invitation expires in {days} days and can be used once.\n\nIf you don't know the sender, you can ignore this email.",
  },
})

export const teamRefund = defineMail<TeamRefund>('team-refund', {
  title: 'Refund of seats',
  sentWhen: 'After a refund of seats, or of a whole team order.',
  required: contactRequired,
  parts: refundParts,
  example: ({ order: { paidOn, ...order } }) => ({ ...order, refundedOn: paidOn, left: order.amount }),
  text: {
    subject: 'Your refund: {siteName}',
    heading: 'Your refund is on its way',
    body: "We've refunded {refunded}. The refund should appear on your card in 5–10 business days.\n\nThe seats that were refunded no longer give access to the course. Your team page shows those that you have.",
    notes: questionsAboutOrder,
  },
})

export const seatEnded = defineMail<{ siteLink: string }>('seat-ended', {
  title: 'Seat or gift ended',
  sentWhen:
    'To someone who learns with a seat or a gift, when its buyer takes the seat back or it is refunded, and their access ends.',
  required: contactRequired,
  parts: ({ siteLink }) => ({ link: siteLink, values: {} }),
  example: ({ siteUrl }) => ({ siteLink: siteUrl }),
  text: {
    subject: 'Your access to {siteName} has ended',
    heading: 'Your access has ended',
    body: 'Someone else paid for your place in the course. They took the seat back, or the payment was returned.\n\nYour account, your plan, and your progress stay. To continue, accept another seat or buy the course yourself.',
    button: 'See the course',
    notes: 'Questions? Ask the person who invited you, or email {contactEmail}.',
  },
})

export const seatRestored = defineMail<{ courseLink: string }>('seat-restored', {
  title: 'Seat or gift restored',
  sentWhen: 'When the refund of a seat or a gift fails, so that its holder has access again.',
  required: {},
  parts: ({ courseLink }) => ({ link: courseLink, values: {} }),
  example: ({ siteUrl }) => ({ courseLink: `${siteUrl}/welcome` }),
  text: {
    subject: 'You have access to {siteName} again',
    heading: 'You have access again',
    body: 'Your seat in the course works again. Your plan and your progress are where you left them.',
    button: 'Go to your course',
    notes: 'Questions? Email {contactEmail}.',
  },
})
