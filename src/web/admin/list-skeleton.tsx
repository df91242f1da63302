import { admin } from '#messages/admin.ts'

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
