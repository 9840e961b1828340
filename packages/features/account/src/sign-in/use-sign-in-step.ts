import { useLocation, useNavigate } from 'react-router'

const steps = ['code', 'setUp'] as const
type Step = (typeof steps)[number]

/**
 * What the server asks for after the password. It is a history entry: Back leads to the password, and a reload stays
 * here.
 */
export function useSignInStep() {
  const location = useLocation()
  const navigate = useNavigate()
  const { secondStep } = (location.state ?? {}) as { secondStep?: unknown }
  return {
    step: steps.find((step) => step === secondStep) ?? null,
    askFor: (step: Step) => void navigate(location, { state: { secondStep: step } }),
  }
}
