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
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Its replacement streams large files; the forms of this site have at most 64 KiB.
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', name: 'formData', package: 'undici-types' }] },
      ],
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'registry/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  { files: ['schemas/**', 'registry/**', 'src/**', 'server/**', 'sandbox/**'], ...boundaries },
  vocabulary,
  {
    files: ['**/*.{test,spec,stories}.{ts,tsx}', 'tests/**'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  // A benchmark's result is what it prints.
  { files: ['tests/bench/**'], rules: { 'no-console': 'off' } },
)
