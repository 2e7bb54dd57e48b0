// What svelte-check and Prettier do not see: unused code, promises nobody waits for, mistakes in templates.
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default tseslint.config(
  { ignores: ['dist', 'src/api/schema.ts'] },
  ...tseslint.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // `const { [id]: _, ...rest }` is how a key is left out.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
      eqeqeq: 'error',
      // A string in braces keeps a space that the compiler would drop.
      'svelte/no-useless-mustaches': 'off',
      // Maps that are made, filled and read in one go, or kept as a plain cache, need not be watched.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
)
