import { useTranslation } from 'react-i18next'
import type { Editor } from '../../../schemas/studio/answers.ts'
import { useStudioSession } from '../session/use-session.ts'

interface OtherEditorsProps {
  editors: readonly Editor[]
  className: string | undefined
}

/** Who else has the document open; the user too, if it is open in another browser of theirs. */
export function OtherEditors({ editors, className }: OtherEditorsProps) {
  const { t } = useTranslation()
  const { user } = useStudioSession()
  const names = [...new Set(editors.map(({ name }) => name))]
  const others = names.filter((name) => name !== user.name)
  if (names.length === 0) return null
  return (
    <p className={className}>
      {[
        ...(others.length > 0 ? [t('editor.others', { names: others.join(', ') })] : []),
        ...(others.length < names.length ? [t('editor.othersSelf')] : []),
      ].join(' · ')}
    </p>
  )
}
