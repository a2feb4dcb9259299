import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { formDocuments } from './form-documents.ts'
import { sitePictures } from './site-pictures.ts'

/**
 * Storybook's pages, and the stories as tests. Nothing of the site's own builds, which replace parts of libraries that
 * only players can do without.
 */
export default defineConfig({
  plugins: [react(), formDocuments(), sitePictures()],
  optimizeDeps: {
    // Vite looks for dependencies in the stories, and would meet those of code that loads later in the middle of
    // a test: it then optimizes them and loads everything again.
    entries: [
      '{forms/react,registry,src/{app,lib,modules,renderer,ui}}/**/*.{ts,tsx}',
      '!**/*.test.{ts,tsx}',
    ],
  },
})
