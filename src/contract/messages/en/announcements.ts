export const announcements = {
  fetchFailed: 'Failed to fetch announcements',
  created: 'Announcement created successfully',
  updated: 'Announcement updated successfully',
  saveFailed: 'Failed to save announcement',
  deleted: 'Announcement deleted successfully',
  deleteFailed: 'Failed to delete announcement',
  emptyAdmin: 'No Announcements',
  empty: 'No announcements available',
  bell: 'Announcements',
  bellNew: 'Announcements, some of them new',
  loading: 'Loading announcements …',
  priorities: { high: 'High', medium: 'Medium', low: 'Low' },
} as const
