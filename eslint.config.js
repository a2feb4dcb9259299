import tseslint from 'typescript-eslint'
import { boundaries } from './eslint.boundaries.js'
import { vocabulary } from './eslint.vocabulary.js'

/** Only what is our own: which folder imports which, and the words of the house. All other rules are in .oxlintrc.json. */
export default tseslint.config(
  {
    ignores: [
      'dist',
      'data',
      'storybook-static',
      '.storybook/generated',
      'test-results',
      'playwright-report',
      '**/*.{js,mjs}',
    ],
  },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  boundaries,
  vocabulary,
  {
    // The site, with its tests, is complete without the sandbox.
    files: ['**/*.{ts,tsx}'],
    ignores: ['sandbox/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: String.raw`^(?:\.\./)+sandbox/|^@marquee/sandbox` }] },
      ],
    },
  },
)
