import { useState } from 'react'
import { copyText } from './copy-text.ts'

export type CopyResult = 'pending' | 'copied' | 'notCopied'

/** Copies texts and says whether the last attempt succeeded; show `result` in an element with `role="status"`. */
export function useCopy() {
  const [result, setResult] = useState<CopyResult>()
  async function copyAndTell(text: string) {
    // Screen readers announce only changes, so a result that occurs again would be silent.
    setResult('pending')
    setResult((await copyText(text)) ? 'copied' : 'notCopied')
  }
  return {
    result,
    copy: (text: string) => void copyAndTell(text),
    /** Another action replaces the result. */
    reset: () => setResult(undefined),
  }
}
