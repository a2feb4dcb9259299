import { useCopy } from '../../../src/lib/browser/use-copy.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Button } from '../../../src/ui/controls/button.tsx'

/** Copies a text, and says whether the browser allowed it. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation()
  const { result, copy } = useCopy()
  return (
    <>
      <Button variant="outline" size="s" onClick={() => copy(text)}>
        {t('profile.authenticator.copy')}
      </Button>
      <span role="status">
        {result !== undefined && result !== 'pending' && t(`profile.authenticator.${result}`)}
      </span>
    </>
  )
}
