import { warningAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase, type Phrase } from '../../../../../schemas/phrase.ts'

/** What a script of the site owners can do to players, by what its code contains. Not a proof, only a reminder. */
const risks: readonly { code: RegExp; risk: Phrase }[] = [
  {
    code: /document\s*\.\s*cookie|localStorage|sessionStorage/,
    risk: phrase`The code reads what the browser stores about players and could pass it on`,
  },
  {
    code: /addEventListener\(\s*["'`](?:input|key\w+|change|submit)|type=["']?password|\.value\b/,
    risk: phrase`The code reads what players type, which can be passwords and card numbers`,
  },
  {
    code: /location\s*(?:\.\s*(?:href|assign|replace)|\[|=[^=])|window\.open/,
    risk: phrase`The code leads players to another page without having been asked`,
  },
  {
    code: /\.remove(?:Child)?\(|innerHTML|outerHTML|replaceChildren|document\.write|display\s*:\s*none|visibility\s*:\s*hidden|\.hidden\s*=/,
    risk: phrase`The code removes or hides parts of pages, which could be the licence, the 18+ mark or the way to limits`,
  },
  {
    code: /while\s*\(\s*(?:true|1)\s*\)|for\s*\(\s*;\s*;\s*\)/,
    risk: phrase`The code has a loop without an end, which would freeze every page`,
  },
]

export function riskyScripts(code: string): Issue[] {
  return risks.flatMap(({ code: pattern, risk }) =>
    pattern.test(code)
      ? [
          warningAt(
            '/code',
            'risky-snippet',
            risk,
            phrase`Have a developer check the code before it is published; it runs on every page`,
          ),
        ]
      : [],
  )
}
