import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { useLocale } from '../render-context.tsx'
import { FormSkeleton, createShownMemory } from '../../../forms/react/index.ts'
import type { FormState } from '../../../forms/react/form.ts'
import type { DocumentFormProps } from './document-form.tsx'
import { useFormDocument } from './use-form-document.ts'

export type { FormState } from '../../../forms/react/form.ts'

/** The parts of a form that a module may narrow. */
export type ExtendableForm = Pick<CompiledForm, 'schema' | 'fields'>

export interface FormViewProps extends Omit<
  DocumentFormProps,
  'form' | 'engine' | 'compound' | 'interpret' | 'isComplete' | 'shown' | 'replaced' | 'onRejected'
> {
  /** Key of the form document. */
  formKey: string
  /**
   * Adds required fields and limits that only the platform knows. Must keep its identity between renders; an
   * unchanged schema keeps its compiled validator.
   */
  extend?: ((form: ExtendableForm) => ExtendableForm) | undefined
  /**
   * Receives the messages of the form's dictionary when it has loaded, for a field outside the form. Must keep its
   * identity between renders.
   */
  onMessages?: ((messages: CompiledForm['messages']) => void) | undefined
  /** Expected number of fields, for the placeholder. */
  rows?: number | undefined
}

/**
 * A form document. Its code and validator are loaded in the browser only; the server and the first render
 * show a placeholder.
 */
export function FormView({ formKey, extend, onMessages, rows = 3, ...rest }: FormViewProps) {
  const { t } = useTranslation()
  // Another language or version replaces the form, but not what the player has entered.
  const [shown] = useState(createShownMemory)
  const isBusy = useRef(false)
  const { document, isGiven, replaced, retry, update } = useFormDocument(
    useLocale(),
    formKey,
    extend !== undefined,
    () => isBusy.current,
  )
  const loaded = document.status === 'ready' ? document.form : undefined
  const form = useMemo(() => (loaded && extend ? { ...loaded, ...extend(loaded) } : loaded), [loaded, extend])
  const onReturn = useEffectEvent(() => {
    if (globalThis.document.visibilityState === 'visible') void update()
  })
  useEffect(() => {
    const comeBack = () => onReturn()
    globalThis.document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('online', comeBack)
    return () => {
      globalThis.document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('online', comeBack)
    }
  }, [])
  const { onStateChange: tellState } = rest
  const onStateChange = useCallback(
    (state: FormState) => {
      isBusy.current = state === 'busy'
      tellState?.(state)
    },
    [tellState],
  )
  const isAbsent = form === undefined
  useEffect(() => {
    if (isAbsent) onStateChange('absent')
  }, [isAbsent, onStateChange])
  const messages = loaded?.messages
  useEffect(() => {
    if (messages) onMessages?.(messages)
  }, [messages, onMessages])

  if (document.status === 'failed') {
    return (
      <ErrorState
        title={t('forms.loadFailed.title')}
        text={t('forms.loadFailed.text')}
        retryLabel={t('forms.retry')}
        onRetry={retry}
      />
    )
  }
  const skeleton = <FormSkeleton rows={rows} hideSubmit={rest.hideSubmit} form={formKey} />
  if (document.status === 'loading' || !form) return skeleton
  const { DocumentForm, engine, code } = document
  // The compiled validator matches the published schema; a narrowed schema is interpreted.
  return (
    <Suspense fallback={skeleton}>
      <DocumentForm
        key={`${form.key}/${form.version}`}
        {...rest}
        form={form}
        {...code}
        shown={shown}
        replaced={replaced}
        onStateChange={onStateChange}
        isComplete={isGiven}
        engine={form.schema === document.form.schema ? engine : undefined}
        onRejected={(failure) => void update(failure)}
      />
    </Suspense>
  )
}
