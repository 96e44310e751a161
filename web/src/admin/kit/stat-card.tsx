import { Card } from '../../ui/card.tsx'

/** A number with its change, in a `<dl>`. */
export const StatCard = ({ name, value, change }: { name: string; value: string; change: string }) => (
  <Card className="p-3! sm:p-5!">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="tabular mt-1 font-display text-xl sm:text-2xl">{value}</dd>
    <dd className="mt-1 text-xs text-muted">{change}</dd>
  </Card>
)
