/** What customers and staff read about a purchase and a refund. The keys of refunds are the card provider's. */
export const paymentStateCopy = {
  purchases: { active: 'Paid', refunded: 'Refunded', disputed: 'Dispute lost' },
  refunds: {
    pending: 'Pending',
    requires_action: 'Waiting for customer',
    succeeded: 'Refunded',
    failed: 'Failed',
    canceled: 'Canceled',
  },
} as const
