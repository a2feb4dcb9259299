import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { ConsentQuestionProps } from '../../modules/consent/index.ts'
import { asksConsent, consent } from '../../lib/preferences/consent.ts'
import { logProblem } from '../../lib/log.ts'
import { useConfig } from '../../renderer/render-context.tsx'
import { mainId } from './page-layout.tsx'

const noQuestion = () => 'declined' as const
const notAgain = () => false

/**
 * Container of the question about analytics. It is loaded only on sites that ask, for visitors who have not
 * answered or want to change their answer.
 */
export function ConsentPlace() {
  const config = useConfig()
  const answer = useSyncExternalStore(consent.subscribe, consent.get, noQuestion)
  const isAgain = useSyncExternalStore(consent.subscribe, consent.isAskedAgain, notAgain)
  const [Question, setQuestion] = useState<ComponentType<ConsentQuestionProps>>()
  const opener = useRef<Element>(null)
  const isAsked = (answer === undefined || isAgain) && asksConsent(config)

  useEffect(() => {
    if (isAgain) opener.current = document.activeElement
  }, [isAgain])

  useEffect(() => {
    if (!isAsked || Question !== undefined) return
    import('../../modules/consent/index.ts').then(
      ({ ConsentQuestion }) => setQuestion(() => ConsentQuestion),
      (problem: unknown) => {
        logProblem('the question about analytics could not be loaded', problem)
        // A visitor can open it again.
        consent.leave()
      },
    )
  }, [isAsked, Question])

  /** Returns the focus to the element that opened the question, if it still exists. */
  function returnFocus() {
    const back = opener.current
    opener.current = null
    const target =
      back instanceof HTMLElement && back !== document.body && back.isConnected
        ? back
        : document.getElementById(mainId)
    target?.focus({ preventScroll: true })
  }

  if (!isAsked || Question === undefined) return null
  return <Question answer={answer} isAgain={isAgain} onDone={returnFocus} />
}
