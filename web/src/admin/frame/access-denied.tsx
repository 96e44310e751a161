import { ButtonLink } from '../../ui/button.tsx'

export const AccessDenied = () => (
  <>
    <h1 className="text-3xl">Access Denied - You don't have permission to access this page.</h1>
    <ButtonLink to="/" variant="secondary" wide className="mt-8">
      Go Back Home
    </ButtonLink>
  </>
)
