import { MyListContent } from '@umkreis/my-list/my-list-content.tsx';
import type { MyListParts } from '@umkreis/my-list/panel/my-list-parts.ts';
import { PrintButton } from '@umkreis/print/print-button.tsx';
import { ShareButton } from '@umkreis/share/share-button.tsx';

export { PrintedMyList } from '@umkreis/my-list/printed-my-list.tsx';

const parts: MyListParts = { ShareButton, PrintButton };

/** The visitor's list, or the one of a link. */
export const MyList = () => <MyListContent parts={parts} />;
