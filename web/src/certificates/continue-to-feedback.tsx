import { ButtonLink } from '../ui/button.tsx'

export function ContinueToFeedback() {
  return (
    <ButtonLink to="/feedback" variant="secondary" wide>
      Continue to Feedback
    </ButtonLink>
  )
}
