/* Media types by file name. */
#ifndef SERVER_MEDIA_TYPE_H
#define SERVER_MEDIA_TYPE_H

/* As for Content-Type; "application/octet-stream" if the name tells nothing. Static. */
const char *media_type_of(const char *file_name);

#endif
