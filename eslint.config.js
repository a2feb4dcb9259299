import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { boundaries } from './eslint.boundaries.js'
import { vocabulary } from './eslint.vocabulary.js'

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
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that need types are those of .oxlintrc.json.
    extends: [...tseslint.configs.strict],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'registry/**/*.{ts,tsx}'],
    // Tests have no components that the React Compiler would compile.
    ignores: ['**/*.test.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
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
  // A benchmark's result is what it prints.
  { files: ['{tests/faults,tests/bench,sandbox/bench}/**'], rules: { 'no-console': 'off' } },
)
