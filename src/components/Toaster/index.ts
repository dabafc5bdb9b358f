export { Dismiss, Notice, NoticeActions, NoticeText } from './Toaster.styles';
export { Toaster } from './Toaster';
export { ToasterScope, useNotices } from './ToasterScope';
