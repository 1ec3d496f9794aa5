const POINTER = 'version https://git-lfs.github.com/spec/';

/** No pointer is larger. */
export const POINTER_BYTES = 1024;

/** Whether a text is only a pointer, which git-lfs replaces with the file. */
export const isPointer = (text: string): boolean => text.startsWith(POINTER);
