import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { consent, hasServices } from '../lib/consent.ts'
import { logProblem } from '../lib/log.ts'
import { useConfig } from '../renderer/render-context.tsx'
import { mainId } from './layouts/page-layout.tsx'

const noQuestion = () => 'declined' as const

/** The place of the question about analytics. Only sites that ask, and visitors who have not answered, load it. */
export function ConsentPlace() {
  const { analytics, framesOrigin } = useConfig()
  const answer = useSyncExternalStore(consent.subscribe, consent.get, noQuestion)
  const [Question, setQuestion] = useState<ComponentType<{ onAnswer: () => void }>>()
  const isAsked =
    answer === undefined &&
    analytics.asksConsent === true &&
    framesOrigin !== undefined &&
    hasServices(analytics)

  useEffect(() => {
    if (!isAsked || Question !== undefined) return
    import('../modules/consent/index.ts').then(
      ({ ConsentQuestion }) => setQuestion(() => ConsentQuestion),
      (problem: unknown) => logProblem('the question about analytics could not be loaded', problem),
    )
  }, [isAsked, Question])

  if (!isAsked || Question === undefined) return null
  return <Question onAnswer={() => document.getElementById(mainId)?.focus({ preventScroll: true })} />
}
