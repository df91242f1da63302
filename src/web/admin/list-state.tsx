import { admin, failures } from '#contract/messages/en.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

export function ListSkeleton() {
  return (
    <div className="admin-list" role="status">
      <span className="visually-hidden">{admin.loading}</span>
      <div className="skeleton-card admin-skeleton" />
      <div className="skeleton-card admin-skeleton" />
      <div className="skeleton-card admin-skeleton" />
    </div>
  )
}

export function ListFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <Notice title={title}>
      <Button onClick={onRetry}>{failures.retry}</Button>
    </Notice>
  )
}
