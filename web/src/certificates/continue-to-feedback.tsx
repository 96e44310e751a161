import { certificatePageCopy as copy } from '@course/content/site/pages/certificate-page'
import { ButtonLink } from '../ui/button.tsx'

export function ContinueToFeedback() {
  return (
    <ButtonLink to="/feedback" variant="secondary" wide>
      {copy.feedback}
    </ButtonLink>
  )
}
