import { simulationCopy } from '@course/content/site/learning/simulation'
import { Button } from '../ui/button.tsx'

/** Takes a decision back, with all that came after it. */
export const TakeBack = ({ title, onClick }: { title: string; onClick: () => void }) => (
  <Button variant="secondary" size="small" aria-label={simulationCopy.takeBack(title)} onClick={onClick}>
    {simulationCopy.takeBackShort}
  </Button>
)
