import { useTranslation } from 'react-i18next'
import { ageOf } from './check-result.tsx'
import { FormProofView } from './form-proof-view.tsx'
import type { EditedDocument } from '../use-document.ts'

interface FormProofOfProps {
  /** Key of the open form. */
  name: string
  edited: Pick<EditedDocument, 'check' | 'hasDraft' | 'state' | 'body'>
  /** Fills in the previewed form with the values of a state. */
  onShow: (values: unknown) => void
}

/** Whether the open form can be filled in and sent, above its settings; a form with errors has no proof. */
export function FormProofOf({ name, edited, onShow }: FormProofOfProps) {
  const { t } = useTranslation()
  const { check, hasDraft, state, body } = edited
  const proof = check.status === 'done' ? check.proofs[`form/${name}`] : undefined
  if (!proof) return null
  const { isOlder, isChecking } = ageOf(check, state)
  const noteOf = () => {
    if (isOlder) return isChecking ? t('editor.checking') : t('editor.checkedEarlier')
    return hasDraft ? undefined : t('editor.checkedPublished')
  }
  return (
    <section aria-label={t('proof.title')} aria-busy={isChecking}>
      <FormProofView proof={proof} body={body} note={noteOf()} onShow={onShow} />
    </section>
  )
}
