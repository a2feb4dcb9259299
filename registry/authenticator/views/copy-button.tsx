import { useState } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Button } from '../../../src/ui/controls/button.tsx'

type Result = 'copied' | 'notCopied'

/** Copies a text, and says whether the browser allowed it. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation()
  const [result, setResult] = useState<Result>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setResult('copied')
    } catch {
      setResult('notCopied')
    }
  }

  return (
    <>
      <Button variant="outline" size="s" onClick={() => void copy()}>
        {t('profile.authenticator.copy')}
      </Button>
      <span role="status">{result && t(`profile.authenticator.${result}`)}</span>
    </>
  )
}
