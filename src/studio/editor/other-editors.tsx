import { useTranslation } from 'react-i18next'
import type { Editor } from '../../../schemas/studio/answers.ts'
import { Message } from '../kit/message.tsx'
import { useStudioSession } from '../session/use-session.ts'

/** Who else has the document open; the user too, if it is open in another browser of theirs. */
export function OtherEditors({ editors }: { editors: readonly Editor[] }) {
  const { t } = useTranslation()
  const { user } = useStudioSession()
  const others = editors.filter(({ id, name }) => (id === null ? name !== user.name : id !== user.id))
  const names = [...new Set(others.map(({ name }) => name))]
  if (editors.length === 0) return null
  return (
    <Message tone="warning">
      {[
        ...(names.length > 0 ? [t('editor.others', { names: names.join(', ') })] : []),
        ...(others.length < editors.length ? [t('editor.othersSelf')] : []),
      ].join(' · ')}
    </Message>
  )
}
