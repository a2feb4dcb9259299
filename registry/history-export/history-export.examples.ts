import type { ComponentExamples } from '../../schemas/component.ts'

const none = {
  id: null,
  status: 'none',
  created_at: null,
  ready_at: null,
  url: null,
  can_request_at: null,
}

const ready = {
  id: 3,
  status: 'ready',
  created_at: '2026-03-01T07:00:00Z',
  ready_at: '2026-03-01T07:00:05Z',
  url: '/sandbox/exports/token',
  can_request_at: '2026-03-01T07:10:00Z',
}

const answered = (data: unknown) => ({ request: { status: 'success' as const, data } })

const props = {
  text: {
    uz: 'Stavkalaringiz CSV faylda: koʻpi bilan bir yil.',
    ru: 'Ваши ставки файлом CSV: не больше чем за год.',
  },
}

export const examples = {
  normal: { props, data: answered(ready) },
  processing: { props, data: answered({ ...ready, status: 'processing', url: null, ready_at: null }) },
  fileFailed: { props, data: answered({ ...ready, status: 'failed', url: null, can_request_at: null }) },
  empty: { props, data: answered(none) },
  error: { props, data: { request: { status: 'error', error: 'UnknownErrorException' } } },
} satisfies ComponentExamples
