import { useTranslation } from 'react-i18next'
import { Status } from '../../kit/text.tsx'
import { leftOutKinds, type LeftOut } from './pasted.ts'

/** Says what of a pasted text was left out; nothing, if it is all there. */
export function LeftOutNotice({ leftOut }: { leftOut: LeftOut | null }) {
  const { t } = useTranslation()
  const parts = leftOutKinds.flatMap((kind) => {
    const count = leftOut?.[kind] ?? 0
    return count === 0 ? [] : [t(`richText.leftOut.${kind}`, { count })]
  })
  return (
    <Status isHint>{parts.length > 0 && t('richText.leftOut.title', { parts: parts.join(', ') })}</Status>
  )
}
