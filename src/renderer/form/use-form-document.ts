import { use, useEffect, useState } from 'react'
import type { Locale } from '../../../schemas/locale.ts'
import { NetworkError } from '../../lib/api/network-error.ts'
import { fetchForm } from '../../lib/data/content-client.ts'
import { logProblem } from '../../lib/log.ts'
import type { Failure, ReplacedForm } from '../../../forms/react/index.ts'
import { GivenFormsContext } from './given-forms.ts'
import { loadForm, type ReadyForm } from './load-form.ts'

export type FormDocument = { status: 'loading' } | { status: 'failed' } | ReadyForm

/** Versions consist of those of the documents, each of which only grows: a server may be behind another one. */
function isNewer(version: string, known: string): boolean {
  const knownParts = known.split('.').map(Number)
  return version.split('.').some((part, index) => Number(part) > (knownParts[index] ?? 0))
}

/**
 * The form, if it is given, or loads it after hydration; and its newer versions.
 * @param isExtended whether a module adds to its schema
 * @param isBusy whether a submission is running, during which the form must stay
 */
export function useFormDocument(locale: Locale, formKey: string, isExtended: boolean, isBusy: () => boolean) {
  const loaded = use(GivenFormsContext).get(formKey)
  const given = loaded && isExtended && !loaded.code.interpret ? undefined : loaded
  const isGiven = given !== undefined
  const [attempt, setAttempt] = useState(0)
  const asked = `${locale}/${formKey}/${attempt}`
  const [answer, setAnswer] = useState<{ asked: string; document: FormDocument }>()

  useEffect(() => {
    if (isGiven) return
    const controller = new AbortController()
    void loadForm(locale, formKey, isExtended, controller.signal)
      .catch((error: unknown): FormDocument => {
        if (!controller.signal.aborted) logProblem(`form ${formKey} did not load`, error)
        return { status: 'failed' }
      })
      .then((document) => {
        if (!controller.signal.aborted) setAnswer({ asked, document })
      })
    return () => controller.abort()
  }, [isGiven, locale, formKey, isExtended, asked])

  const first: FormDocument = given ?? (answer?.asked === asked ? answer.document : { status: 'loading' })
  const [newer, setNewer] = useState<{ than: FormDocument; document: ReadyForm; replaced: ReplacedForm }>()
  const shown = newer?.than === first ? newer : undefined
  const document = shown?.document ?? first

  /** Replaces the form if a newer version was published meanwhile, also after a submission that was not accepted. */
  async function update(failure?: Failure): Promise<void> {
    if (document.status !== 'ready') return
    try {
      const { version } = await fetchForm(locale, formKey)
      if (!isNewer(version, document.form.version)) return
      const next = await loadForm(locale, formKey, isExtended)
      const replaced = { schema: document.form.schema, failure }
      if (!isBusy()) setNewer({ than: first, document: next, replaced })
    } catch (error) {
      // The open form still works, or explains itself that there is no connection.
      if (!(error instanceof NetworkError)) logProblem(`form ${formKey} could not be compared`, error)
    }
  }
  return { document, isGiven, replaced: shown?.replaced, retry: () => setAttempt(attempt + 1), update }
}
